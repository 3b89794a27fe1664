import { MenuItem } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Enquiry, EnquiryStatus } from '../../../api/enquiries';
import { isEnd, type Side } from '../../../components/enquiries/stages';
import { useStatusActionLabels } from '../hooks/use-status-action-labels';

type Props = { enquiry: Enquiry; side: Side; onSelect: (to: EnquiryStatus) => void };

/** Status changes that the API allows, as menu items. */
export function StatusItems({ enquiry, side, onSelect }: Props) {
  const labelOf = useStatusActionLabels(side);
  return (
    <>
      <p className="px-3 pb-1 pt-1.5 text-xs font-semibold text-ink-500">
        <Trans>Move to</Trans>
      </p>
      {enquiry.allowed_statuses.map((to) => (
        <MenuItem
          key={to}
          isDanger={isEnd(to) && to !== 'won'}
          onSelect={() => onSelect(to)}
        >
          {labelOf(to)}
        </MenuItem>
      ))}
    </>
  );
}
