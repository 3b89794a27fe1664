import { useFormat, useLocation } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { HiddenFields } from '../filters/hidden-fields';
import type { PriceFacet } from './facets';
import { PriceHistogram } from './price-histogram';
import type { Results } from './use-results';

type Props = { results: Results; price: PriceFacet };
const INPUT =
  'h-11 w-full min-w-0 rounded-[10px] border-[1.5px] border-control bg-card px-2.5 text-sm tabular-nums outline-none focus:border-indigo-600';
/** Fewer bars tell nothing. */
const FEWEST_BARS = 2;

/** From and to in NPR; the placeholders tell what there is. */
export function PriceFilter({ results, price }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { chosen } = results.filters;
  const [from, setFrom] = useState(chosen.price_min ?? '');
  const [to, setTo] = useState(chosen.price_max ?? '');
  const rounded = (amount: string | null) =>
    amount === null ? '' : number(Math.round(Number(amount)));
  const apply = (least: string, most: string) =>
    results.change({ price_min: least || null, price_max: most || null });
  function move(least: string, most: string, isDone: boolean) {
    setFrom(least);
    setTo(most);
    if (isDone) apply(least, most);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    apply(from, to);
  }
  const digits = (text: string) => text.replace(/[^\d]/g, '').slice(0, 12);
  const { buckets = [] } = price;
  const { pathname } = useLocation();
  return (
    <form action={pathname} onSubmit={submit}>
      <HiddenFields values={results.paramsWithout('price_min', 'price_max', 'page')} />
      {buckets.length >= FEWEST_BARS ? (
        <PriceHistogram price={{ ...price, buckets }} from={from} to={to} onMove={move} />
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        <input
          name="price_min"
          aria-label={t`Price from, NPR`}
          inputMode="numeric"
          placeholder={rounded(price.min)}
          value={from}
          onChange={(event) => setFrom(digits(event.target.value))}
          className={INPUT}
        />
        <input
          name="price_max"
          aria-label={t`Price to, NPR`}
          inputMode="numeric"
          placeholder={rounded(price.max)}
          value={to}
          onChange={(event) => setTo(digits(event.target.value))}
          className={INPUT}
        />
        <Button type="submit" variant="soft" size="sm" className="col-span-2 h-11 lg:h-9">
          <Trans>Apply</Trans>
        </Button>
      </div>
    </form>
  );
}
