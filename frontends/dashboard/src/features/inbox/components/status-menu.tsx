import { Button, Menu, Spinner, StatusChip } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Enquiry } from '../../../api/enquiries';
import { useUndoableChanges } from '../hooks/use-undoable-changes';
import { isEnd, type Side } from '../../../components/enquiries/stages';
import { useChangeStatus } from '../hooks/use-change-status';
import { useStatusActionLabels } from '../hooks/use-status-action-labels';
import { StatusItems } from './status-items';

type Props = {
  enquiry: Enquiry;
  side: Side;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** A final status was chosen. */
  onDone: () => void;
};

/** The status of the enquiry and its possible changes; a final one can be undone for a moment. */
export function StatusMenu(props: Props) {
  const { enquiry, side, isOpen, onOpenChange, onDone } = props;
  const { t } = useLingui();
  const labelOf = useStatusActionLabels(side);
  const { scheduled, schedule } = useUndoableChanges();
  const { changeStatus, isChanging } = useChangeStatus();
  const { status, status_label: label, allowed_statuses: allowed } = enquiry;
  const to = scheduled[enquiry.id];
  if (to !== undefined) return <StatusChip status={to} label={`${labelOf(to)} …`} />;
  if (allowed.length === 0) return <StatusChip status={status} label={label} />;
  const trigger = (
    <Button
      variant="outline"
      size="sm"
      className="h-11 px-2.5"
      disabled={isChanging}
      aria-busy={isChanging}
      aria-label={t`Status: ${label}. Change`}
    >
      <StatusChip status={status} label={label} />
      {isChanging ? <Spinner /> : <ChevronDown aria-hidden />}
    </Button>
  );
  return (
    <Menu trigger={trigger} open={isOpen} onOpenChange={onOpenChange}>
      <StatusItems
        enquiry={enquiry}
        side={side}
        onSelect={(next) => {
          if (!isEnd(next)) {
            void changeStatus(enquiry, next);
            return;
          }
          schedule(enquiry, next);
          onDone();
        }}
      />
    </Menu>
  );
}
