import { useDistrictsQuery } from '@haat/api/locations';
import { useHydrated, useLocalName, useLocation } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Scale } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { HiddenFields } from '../filters/hidden-fields';
import type { Results } from './use-results';

const BOX =
  'flex h-11 min-w-0 items-center gap-2 rounded-md border border-line-strong bg-card pl-3 text-[14px] focus-within:border-indigo-600 focus-within:shadow-ring [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-500';
const FIELD = 'h-full min-w-0 bg-transparent font-semibold outline-none';

/** How much is needed, and where: prices and distances of the results follow them. */
export function NeedForm({ results }: { results: Results }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { pathname } = useLocation();
  const { filters, facets, change } = results;
  const [quantity, setQuantity] = useState(filters.quantity);
  const units = facets?.units ?? [];
  const unit = filters.quantityUnit || (units[0]?.code ?? '');
  const apply = (code = unit) => {
    if (quantity === filters.quantity && code === filters.quantityUnit) return;
    change({ quantity: quantity || null, quantity_unit: quantity ? code : null });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form action={pathname} onSubmit={submit} className="mt-3 flex flex-wrap gap-2">
      <HiddenFields
        values={results.paramsWithout('quantity', 'quantity_unit', 'near', 'page')}
      />
      {units.length > 0 ? (
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
            className={`${FIELD} w-24`}
          />
          <select
            name="quantity_unit"
            aria-label={t`Unit of the quantity`}
            value={unit}
            onChange={({ target }) => apply(target.value)}
            className={`${FIELD} max-w-32 pr-2`}
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
      ) : null}
      <NearSelect near={filters.near} onChoose={(near) => change({ near })} />
      <Button type="submit" variant="soft" className="hidden noscript:inline-flex">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}

type NearProps = { near: string; onChoose: (district: string | null) => void };

/** The browser loads the districts: the server's HTML has only the chosen one. */
function NearSelect({ near, onChoose }: NearProps) {
  const { t } = useLingui();
  const localName = useLocalName();
  const isHydrated = useHydrated();
  const { data: districts = [] } = useDistrictsQuery(undefined, { skip: !isHydrated });
  return (
    <span className={BOX}>
      <MapPin aria-hidden />
      <select
        name="near"
        aria-label={t`Your place`}
        value={near}
        onChange={({ target }) => onChoose(target.value || null)}
        className={`${FIELD} max-w-44 pr-2`}
      >
        <option value="">{t`Near …`}</option>
        {districts.length === 0 && near ? <option value={near}>…</option> : null}
        {districts.map((one) => (
          <option key={one.id} value={one.id}>
            {localName(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
