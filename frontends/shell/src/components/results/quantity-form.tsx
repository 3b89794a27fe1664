import { useLocalName, useLocation } from '@haat/platform';
import { Button, HiddenFields } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { Results } from './use-results';

export const BOX =
  'flex h-11 w-full min-w-0 items-center gap-2 rounded-md border border-line-strong bg-card pl-3 text-[14px] focus-within:border-indigo-600 focus-within:shadow-ring [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-500';
export const FIELD = 'h-full min-w-0 bg-transparent font-semibold outline-none';

/** How much is needed: the prices of the results follow it. */
export function QuantityForm({ results }: { results: Results }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { pathname } = useLocation();
  const { filters, facets, change } = results;
  const [quantity, setQuantity] = useState(filters.quantity);
  const units = facets?.units ?? [];
  const unit = filters.quantityUnit || (units[0]?.code ?? '');
  const apply = (code = unit) => {
    const isSameUnit = !quantity || code === filters.quantityUnit;
    if (quantity === filters.quantity && isSameUnit) return;
    change({ quantity: quantity || null, quantity_unit: quantity ? code : null });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  if (units.length === 0) return null;
  return (
    <form action={pathname} onSubmit={submit} className="flex min-w-0 flex-wrap gap-2">
      <HiddenFields values={results.paramsWithout('quantity', 'quantity_unit', 'page')} />
      <span className={BOX}>
        <Scale aria-hidden />
        <input
          name="quantity"
          type="number"
          min={1}
          max={999_999_999}
          step={1}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
          onBlur={() => apply()}
          aria-label={t`Quantity you need`}
          placeholder={t`Quantity`}
          className={`${FIELD} w-full sm:w-24`}
        />
        <select
          name="quantity_unit"
          aria-label={t`Unit of the quantity`}
          value={unit}
          onChange={({ target }) => apply(target.value)}
          className={`${FIELD} max-w-22 shrink-0 pr-2 sm:max-w-32`}
        >
          {units.map((one) => (
            <option key={one.code} value={one.code}>
              {localName(one)}
            </option>
          ))}
          {units.some(({ code }) => code === unit) ? null : (
            <option value={unit}>{unit}</option>
          )}
        </select>
      </span>
      <Button type="submit" variant="soft" className="hidden noscript:inline-flex">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}
