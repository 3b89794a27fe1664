import { Button, Menu, Spinner, StatusChip } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Enquiry } from '../../../api/enquiries';
import { useHeld } from '../held-moves';
import { isEnd, type Side } from '../stages';
import { useChangeStatus } from '../use-change-status';
import { useMoveWords } from '../use-move-words';
import { MoveItems } from './move-items';

type Props = {
  enquiry: Enquiry;
  side: Side;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Where the enquiry stands, and where it may go; what ends it can be taken back for a moment. */
export function StatusMenu({ enquiry, side, isOpen, onOpenChange }: Props) {
  const { t } = useLingui();
  const words = useMoveWords(side);
  const { held, hold } = useHeld();
  const { move, isChanging } = useChangeStatus();
  const { status, status_label: label, allowed_statuses: allowed } = enquiry;
  const to = held[enquiry.id];
  if (to !== undefined) return <StatusChip status={to} label={`${words(to)} …`} />;
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
      <MoveItems
        enquiry={enquiry}
        side={side}
        onMove={(wish) => (isEnd(wish) ? hold(enquiry, wish) : void move(enquiry, wish))}
      />
    </Menu>
  );
}
