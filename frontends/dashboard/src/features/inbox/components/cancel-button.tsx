import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { Enquiry } from '../../../api/enquiries';
import { useUndoableChanges } from '../hooks/use-undoable-changes';

type Props = { enquiry: Enquiry; onDone?: (() => void) | undefined };

/** The buyer needs it no more; for a moment it can be taken back. */
export function CancelButton({ enquiry, onDone }: Props) {
  const { scheduled, schedule } = useUndoableChanges();
  if (!enquiry.allowed_statuses.includes('cancelled')) return null;
  return (
    <Button
      variant="outline"
      className="text-red-700"
      disabled={scheduled[enquiry.id] !== undefined}
      onClick={() => {
        schedule(enquiry, 'cancelled');
        onDone?.();
      }}
    >
      <X aria-hidden />
      <Trans>Cancel the enquiry</Trans>
    </Button>
  );
}
