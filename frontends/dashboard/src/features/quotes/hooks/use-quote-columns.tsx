import { companyName, paths, useFormat, useLocale } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '../../../api/quotes';
import { DayCell } from '../../../components/lists/day-cell';
import { IndexName } from '../../../components/lists/index-name';
import type { IndexColumn } from '../../../components/lists/index-table';
import { useExact } from '../../../hooks/use-exact';
import type { Side } from '../quote-tabs';
import { useQuoteLabels } from './use-quote-labels';

const pathOf = ({ id, status, requirement_id }: Quote, side: Side) => {
  if (status === 'draft') return paths.sellerOffer(requirement_id);
  return side === 'seller' ? paths.sellerQuote(id) : paths.buyerQuote(id);
};

/** They leave in a set order: changed, delivery, validity. */
export function useQuoteColumns(side: Side): IndexColumn<Quote>[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const { rupees } = useExact();
  const labels = useQuoteLabels();
  const locale = useLocale();
  const lineOf = (quote: Quote) =>
    [
      side === 'buyer' ? companyName(quote.seller, locale) : null,
      t`Version ${number(quote.version)}`,
      quote.reason ? labels.reason(quote.reason) : labels.tax(quote.tax_mode),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'quote',
      label: <Trans>Requirement</Trans>,
      isName: true,
      isOnPhone: true,
      cell: (quote) => (
        <IndexName
          to={pathOf(quote, side)}
          line={lineOf(quote)}
          phoneLine={[
            rupees(quote.totals.landed),
            side === 'buyer' ? companyName(quote.seller, locale) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {quote.requirement.title}
        </IndexName>
      ),
    },
    {
      key: 'status',
      label: <Trans>Status</Trans>,
      isOnPhone: true,
      cell: (quote) => <StatusChip status={quote.status} label={quote.status_label} />,
    },
    {
      key: 'total',
      label: <Trans>Total delivered</Trans>,
      isNumber: true,
      cell: (quote) => <b className="font-semibold">{rupees(quote.totals.landed)}</b>,
    },
    {
      key: 'delivery',
      label: <Trans>Delivery</Trans>,
      isNumber: true,
      leaves: 2,
      cell: (quote) => labels.delivery(quote.delivery_days),
    },
    {
      key: 'valid',
      label: <Trans>Valid until</Trans>,
      isNumber: true,
      leaves: 3,
      cell: (quote) => <DayCell at={quote.valid_until} />,
    },
    {
      key: 'updated',
      label: <Trans>Changed</Trans>,
      isNumber: true,
      leaves: 1,
      cell: (quote) => <DayCell at={quote.updated_at} />,
    },
  ];
}
