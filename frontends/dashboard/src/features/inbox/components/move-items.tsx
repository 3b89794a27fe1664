import { MenuItem } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Enquiry, EnquiryStatus } from '../../../api/enquiries';
import { isEnd, type Side } from '../stages';
import { useMoveWords } from '../use-move-words';

type Props = { enquiry: Enquiry; side: Side; onMove: (to: EnquiryStatus) => void };

/** Where its caller may move an enquiry: only what the API allows. */
export function MoveItems({ enquiry, side, onMove }: Props) {
  const words = useMoveWords(side);
  return (
    <>
      <p className="px-3 pb-1 pt-1.5 text-xs font-semibold text-ink-500">
        <Trans>Move to</Trans>
      </p>
      {enquiry.allowed_statuses.map((to) => (
        <MenuItem
          key={to}
          isDanger={isEnd(to) && to !== 'won'}
          onSelect={() => onMove(to)}
        >
          {words(to)}
        </MenuItem>
      ))}
    </>
  );
}
