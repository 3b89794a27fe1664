import { useFormat } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useFigures } from '../../hooks/use-figures';
import { isBest, isRisky, type Offer } from '../../offers';
import { BestBadge } from './best-badge';

type Props = { offer: Offer; among: number };

/** What to know before accepting: group, risk, the seller's note, until when it holds. */
export function OfferNotes({ offer: { quote, total }, among }: Props) {
  const { date, number } = useFormat();
  const { rupees } = useFigures();
  const [offered, all] = [number(total.lines_offered), number(total.lines)];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {isBest(total, among) ? <BestBadge /> : null}
      {total.lines_offered < total.lines ? (
        <Badge tone="premium">
          <Trans>
            {offered} of {all} lines
          </Trans>
        </Badge>
      ) : null}
      {total.lines_short > 0 ? (
        <Badge tone="premium">
          <Trans>Less than requested</Trans>
        </Badge>
      ) : null}
      {total.kind === 'alternative' ? (
        <Badge tone="blue">
          <Trans>Alternative, not ranked</Trans>
        </Badge>
      ) : null}
      {isRisky(quote) ? (
        <Badge tone="red">
          <TriangleAlert aria-hidden />
          <Trans>100% advance, not verified</Trans>
        </Badge>
      ) : null}
      {quote.is_all_or_none ? (
        <span className="text-ink-700">
          <Trans>For the complete order only</Trans>
        </span>
      ) : quote.part_freight ? (
        <span className="text-ink-700">
          <Trans>Freight for a part {rupees(quote.part_freight)}</Trans>
        </span>
      ) : null}
      {quote.note ? (
        <q className="min-w-0 text-ink-700 [overflow-wrap:anywhere]">{quote.note}</q>
      ) : null}
      <span className="text-ink-500">
        <Trans>Valid until {date(quote.valid_until)}</Trans>
      </span>
    </div>
  );
}
