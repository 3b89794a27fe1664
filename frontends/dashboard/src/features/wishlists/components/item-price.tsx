import { useUnitLabel } from '@haat/enquiry';
import { useFormat, type WishlistItem } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { TrendingDown, TrendingUp } from 'lucide-react';

/** Today's price, and what it was when the product was added, if that changed. */
export function ItemPrice({ item }: { item: WishlistItem }) {
  const { money } = useFormat();
  const unit = useUnitLabel()({ unit: item.unit ?? null }, 1);
  const { price, added_price: before } = item;
  if (!price) {
    return (
      <span className="block font-bold">
        <Trans>Ask for price</Trans>
      </span>
    );
  }
  const change = before ? Number(price) - Number(before) : 0;
  return (
    <span className="block tabular-nums">
      <b>{money(price)}</b>
      {unit ? <span className="text-sm text-ink-500"> / {unit}</span> : null}
      {before && change !== 0 ? <Change was={money(before)} isUp={change > 0} /> : null}
    </span>
  );
}

const Change = ({ was, isUp }: { was: string; isUp: boolean }) => (
  <span
    className={`mt-0.5 flex items-center gap-1 text-[12.5px] font-medium ${isUp ? 'text-red-700' : 'text-green-700'}`}
  >
    {isUp ? (
      <TrendingUp className="size-3.5 shrink-0" aria-hidden />
    ) : (
      <TrendingDown className="size-3.5 shrink-0" aria-hidden />
    )}
    {isUp ? <Trans>Up from {was}</Trans> : <Trans>Down from {was}</Trans>}
  </span>
);
