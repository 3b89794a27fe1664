import { useFormat } from '@haat/platform';
import { FileText } from 'lucide-react';

export type OfferSummary = { title: string; rows: { what: string; amount: string }[] };

/** A quote within the conversation: its sums as a table. */
export function OfferCard({ offer }: { offer: OfferSummary }) {
  const { number } = useFormat();
  const goods = offer.rows.slice(0, -1);
  const total = offer.rows.at(-1);
  return (
    <div className="w-full overflow-hidden rounded-lg border border-line bg-card text-[14px] text-ink-900 shadow-e2">
      <p className="flex items-center gap-2 border-b border-dashed border-mari-300 bg-mari-50 px-4 py-3 font-semibold">
        <FileText className="size-4" aria-hidden />
        {offer.title}
      </p>
      <dl className="px-4 py-2">
        {goods.map(({ what, amount }, index) => (
          <div key={index} className="flex justify-between gap-4 py-1.5">
            <dt className="min-w-0 break-words">{what}</dt>
            <dd className="whitespace-nowrap font-semibold tabular-nums">
              {number(amount)}
            </dd>
          </div>
        ))}
        {total ? (
          <div className="mt-1.5 flex justify-between gap-4 border-t border-line py-2.5 font-bold">
            <dt>{total.what}</dt>
            <dd className="whitespace-nowrap tabular-nums">NPR {number(total.amount)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
