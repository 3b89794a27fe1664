import type { PriceFacet } from '@haat/api/search';
import { deferred, numeral, useFormat, useLocation } from '@haat/platform';
import { Button } from '../controls/button';
import { useNumberProblem } from '../controls/use-number-problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { HiddenFields } from './hidden-fields';
import type { FilteredResults } from './filtered-results';
import type { HistogramProps } from './price-histogram';

type Props = { results: FilteredResults; price: PriceFacet };
const INPUT =
  'h-11 w-full min-w-0 rounded-[10px] border-[1.5px] border-control bg-card px-2.5 text-sm tabular-nums outline-none focus:border-indigo-600';
/** A histogram of fewer bars has no meaning. */
const MIN_BARS = 2;

/** Until it is loaded the page has what the server rendered. */
const PriceHistogram = deferred<HistogramProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-prices" */ './price-histogram'))
      .PriceHistogram,
  }),
  <div className="mb-6 h-[47px]" />,
);

/** From and to in NPR; the placeholders are the lowest and the highest price. */
export function PriceFilter({ results, price }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { chosen } = results.filters;
  const [from, setFrom] = useState(chosen.price_min ?? '');
  const [to, setTo] = useState(chosen.price_max ?? '');
  const rounded = (amount: string | null) =>
    amount === null ? '' : number(Math.round(Number(amount)));
  // Prices compare in the unit that they are chosen in.
  const unit = price.unit?.code ?? '';
  const apply = (min: string, max: string) =>
    results.change({
      price_min: min || null,
      price_max: max || null,
      ...(min || max ? { unit } : {}),
    });
  function selectRange(min: string, max: string, isDone: boolean) {
    setFrom(min);
    setTo(max);
    if (isDone) apply(min, max);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!problem) apply(numeral(from), numeral(to));
  }
  const problems = [useNumberProblem(from, {}), useNumberProblem(to, {})];
  const problem = problems.find(Boolean);
  const { buckets } = price;
  const { pathname } = useLocation();
  return (
    <form action={pathname} onSubmit={submit}>
      <HiddenFields
        values={results.paramsWithout('price_min', 'price_max', 'unit', 'page')}
      />
      <input type="hidden" name="unit" value={unit} />
      {buckets.length >= MIN_BARS ? (
        <PriceHistogram price={price} from={from} to={to} onSelect={selectRange} />
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        <input
          name="price_min"
          aria-label={t`Price from, NPR`}
          inputMode="decimal"
          aria-invalid={problems[0] ? true : undefined}
          placeholder={rounded(price.min)}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          className={INPUT}
        />
        <input
          name="price_max"
          aria-label={t`Price to, NPR`}
          inputMode="decimal"
          aria-invalid={problems[1] ? true : undefined}
          placeholder={rounded(price.max)}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          className={INPUT}
        />
        {problem ? (
          <p role="alert" className="col-span-2 text-sm font-medium text-red-700">
            {problem}
          </p>
        ) : null}
        <Button type="submit" variant="soft" size="sm" className="col-span-2 h-11 lg:h-9">
          <Trans>Apply</Trans>
        </Button>
      </div>
    </form>
  );
}
