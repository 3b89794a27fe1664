import type { Enquiry } from '@haat/platform';
import { Button, Menu, MenuItem, Spinner, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Side } from '../stages';
import { useChangeStatus } from '../use-change-status';
import { useMoveWords } from '../use-move-words';

type Props = {
  enquiry: Enquiry;
  side: Side;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};
const AGAINST = ['declined', 'lost', 'cancelled', 'spam'];

/** Where the enquiry stands, and where its caller may move it: only what the API allows. */
export function StatusMenu({ enquiry, side, isOpen, onOpenChange }: Props) {
  const { t } = useLingui();
  const words = useMoveWords(side);
  const { move, isChanging } = useChangeStatus();
  const { status, status_label: label, allowed_statuses: allowed } = enquiry;
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
      <p className="px-3 pb-1 pt-1.5 text-xs font-semibold text-ink-500">
        <Trans>Move to</Trans>
      </p>
      {allowed.map((to) => (
        <MenuItem
          key={to}
          isDanger={AGAINST.includes(to)}
          onSelect={() => void move(enquiry, to)}
        >
          {words(to)}
        </MenuItem>
      ))}
    </Menu>
  );
}
