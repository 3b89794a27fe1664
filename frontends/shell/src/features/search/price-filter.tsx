import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { Facets } from './facets';
import type { Results } from './use-results';

type Props = { results: Results; range: Facets['price'] };
const INPUT =
  'h-11 w-full min-w-0 rounded-[10px] border-[1.5px] border-control bg-card px-2.5 text-sm tabular-nums outline-none focus:border-indigo-600';

/** From and to in NPR; the placeholders tell what there is. */
export function PriceFilter({ results, range }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { chosen } = results.filters;
  const [from, setFrom] = useState(chosen.price_min ?? '');
  const [to, setTo] = useState(chosen.price_max ?? '');
  const rounded = (amount: string | null) =>
    amount === null ? '' : number(Math.round(Number(amount)));
  function submit(event: FormEvent) {
    event.preventDefault();
    results.change({ price_min: from || null, price_max: to || null });
  }
  const digits = (text: string) => text.replace(/[^\d]/g, '').slice(0, 12);
  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-2">
      <input
        aria-label={t`Price from, NPR`}
        inputMode="numeric"
        placeholder={rounded(range.min)}
        value={from}
        onChange={(event) => setFrom(digits(event.target.value))}
        className={INPUT}
      />
      <input
        aria-label={t`Price to, NPR`}
        inputMode="numeric"
        placeholder={rounded(range.max)}
        value={to}
        onChange={(event) => setTo(digits(event.target.value))}
        className={INPUT}
      />
      <Button type="submit" variant="soft" size="sm" className="col-span-2">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}
