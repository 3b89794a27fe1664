import { useProvincesQuery } from '@haat/api/locations';
import { useFormat, useLocalName } from '@haat/platform';
import { Checkbox, Chip, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { NamedSuppliers } from './named-suppliers';
import type { StepProps } from './use-wizard';

const MOST_QUOTES = 10;
const DAYS = [3, 7, 15, 30];

/** How many quotes, for how long, and from whom. */
export function SupplierWishes({ wizard }: StepProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const provinces = useProvincesQuery().data ?? [];
  const { draft, errors, set } = wizard;
  const chosen = draft.province_ids;
  const toggle = (id: number) =>
    set({
      province_ids: chosen.includes(id)
        ? chosen.filter((one) => one !== id)
        : [...chosen, id],
    });
  return (
    <fieldset className="grid gap-3.5">
      <legend className="mb-2 font-semibold">
        <Trans>Suppliers and quotes</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={<Trans>Quotes at most</Trans>}
          options={Array.from({ length: MOST_QUOTES }, (_, index) => ({
            value: String(index + 1),
            label: number(index + 1),
          }))}
          value={draft.max_quotes}
          error={errors.max_quotes}
          onChange={({ target }) => set({ max_quotes: target.value })}
        />
        <Select
          label={<Trans>Open for</Trans>}
          options={DAYS.map((days) => {
            const shown = number(days);
            return { value: String(days), label: t`${shown} days` };
          })}
          value={draft.expires_in_days}
          error={errors.expires_in_days}
          onChange={({ target }) => set({ expires_in_days: target.value })}
        />
      </div>
      <NamedSuppliers wizard={wizard} />
      <Checkbox
        className="min-h-11 py-2.5"
        checked={draft.verified_only}
        label={<Trans>Only verified suppliers</Trans>}
        onChange={({ target }) => set({ verified_only: target.checked })}
      />
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
    </fieldset>
  );
}
