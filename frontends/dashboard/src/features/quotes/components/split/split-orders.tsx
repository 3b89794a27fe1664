import { companyName, useLocale } from '@haat/platform';
import { Monogram } from '@haat/ui';
import type { SplitOut } from '../../../../api/quotes';
import { useFigures } from '../../hooks/use-figures';
import type { Offer } from '../../offers';
import { LineCount } from './counts';

type Props = { split: SplitOut; offers: Offer[] };

/** The order of each supplier, with its total delivered. */
export function SplitOrders({ split, offers }: Props) {
  const locale = useLocale();
  const { rupees } = useFigures();
  return (
    <ul className="grid gap-2.5">
      {split.orders.map((order) => {
        const seller = offers.find(({ quote }) => quote.id === order.quote_id)?.quote
          .seller;
        const company = companyName(seller ?? null, locale);
        return (
          <li key={order.quote_id} className="flex items-center gap-2.5">
            <Monogram
              name={seller?.company_name ?? company}
              logo={seller?.company_logo ?? null}
              className="size-7 shrink-0 rounded-[8px] text-[10px]"
            />
            <span className="min-w-0 break-words font-semibold">
              {company}
              <span className="block text-xs font-normal text-ink-500">
                <LineCount count={order.line_count} />
              </span>
            </span>
            <b className="ml-auto shrink-0 tabular-nums">{rupees(order.totals.landed)}</b>
          </li>
        );
      })}
    </ul>
  );
}
