import { useDistrictsQuery, useProvincesQuery, type District } from '@haat/api/locations';
import { useField } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { Button, FieldNote, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ProvinceDistricts } from './province-districts';

/** The districts the company delivers to, by province; none means: on request. */
export function DeliversFields() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { value: chosen, error, onChange } = useField<number[]>('delivers_to');
  const provinces = useProvincesQuery().data;
  const districts = useDistrictsQuery(undefined).data;
  if (!provinces || !districts) return <Skeleton className="h-40 rounded-md" />;
  const select = (some: District[], isOn: boolean) => {
    const ids = some.map(({ id }) => id);
    const rest = chosen.filter((id) => !ids.includes(id));
    const next = isOn ? [...rest, ...ids] : rest;
    onChange(next.sort((one, other) => one - other));
  };
  const isAll = chosen.length === districts.length;
  const count = number(chosen.length);
  const total = number(districts.length);
  return (
    <fieldset aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-[13.5px] font-semibold">
        <Trans>Delivers to</Trans>
      </legend>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <p className="text-sm text-ink-500" role="status">
          {isAll ? t`All of Nepal` : t`${count} of ${total} districts`}
        </p>
        <Button
          variant="soft"
          size="sm"
          className="h-11"
          onClick={() => select(districts, !isAll)}
        >
          {isAll ? <Trans>Clear selection</Trans> : <Trans>All of Nepal</Trans>}
        </Button>
      </div>
      <div className="divide-y divide-line rounded-md border border-line">
        {provinces.map((province) => (
          <ProvinceDistricts
            key={province.id}
            province={province}
            districts={districts.filter((one) => one.province_id === province.id)}
            chosen={chosen}
            onSelect={select}
          />
        ))}
      </div>
      <FieldNote id="delivers-to" error={error} />
    </fieldset>
  );
}
