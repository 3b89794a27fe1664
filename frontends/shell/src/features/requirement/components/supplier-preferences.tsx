import { useProvincesQuery } from '@haat/api/locations';
import { FormCheckbox, FormSelect, useField } from '@haat/forms';
import { useFormat, useLocalName } from '@haat/platform';
import { Chip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { NamedSuppliers } from './named-suppliers';

const MAX_QUOTES = 10;
const DAYS = [3, 7, 15, 30];

/** How many quotes, for how long, and from whom. */
export function SupplierPreferences() {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <fieldset className="grid gap-3.5">
      <legend className="mb-2 font-semibold">
        <Trans>Suppliers and quotes</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <FormSelect
          name="max_quotes"
          label={<Trans>Max. quotes</Trans>}
          options={Array.from({ length: MAX_QUOTES }, (_, index) => ({
            value: String(index + 1),
            label: number(index + 1),
          }))}
        />
        <FormSelect
          name="expires_in_days"
          label={<Trans>Keep open for</Trans>}
          options={DAYS.map((days) => {
            const shown = number(days);
            return { value: String(days), label: t`${shown} days` };
          })}
        />
      </div>
      <NamedSuppliers />
      <FormCheckbox
        name="verified_only"
        className="min-h-11 py-2.5"
        label={<Trans>Only verified suppliers</Trans>}
      />
      <Provinces />
    </fieldset>
  );
}

function Provinces() {
  const { t } = useLingui();
  const localName = useLocalName();
  const provinces = useProvincesQuery().data ?? [];
  const { value: chosen, onChange } = useField<number[]>('province_ids');
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div role="group" aria-label={t`Provinces of the suppliers`}>
      <p className="mb-2 text-[13.5px] font-semibold">
        {chosen.length === 0 ? (
          <Trans>Suppliers from all provinces</Trans>
        ) : (
          <Trans>Suppliers only from</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {provinces.map((province) => (
          <Chip
            key={province.id}
            className="h-11"
            isOn={chosen.includes(province.id)}
            onClick={() => toggle(province.id)}
          >
            {localName(province)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
