import type { District, Province } from '@haat/api/locations';
import { useFormat, useLocalName } from '@haat/platform';
import { Checkbox } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';

type Props = {
  province: Province;
  districts: District[];
  chosen: number[];
  onSelect: (some: District[], isOn: boolean) => void;
};

/** One province of the list: folded until wanted, with all of it at one tick. */
export function ProvinceDistricts({ province, districts, chosen, onSelect }: Props) {
  const localName = useLocalName();
  const { number } = useFormat();
  const on = districts.filter(({ id }) => chosen.includes(id)).length;
  const isAll = on === districts.length;
  const name = localName(province);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3.5 py-1.5 text-[14.5px] font-medium">
        {name}
        <span className="ml-auto text-sm text-ink-500 tabular-nums">
          {number(on)} / {number(districts.length)}
        </span>
        <ChevronDown className="size-4 transition group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-x-4 px-3.5 pb-3 sm:grid-cols-2 lg:grid-cols-3">
        <Checkbox
          className="[&_label]:min-h-11 [&_label]:py-2.5 sm:col-span-2 lg:col-span-3"
          label={
            <b className="font-semibold">
              <Trans>All of {name}</Trans>
            </b>
          }
          checked={isAll}
          onChange={({ target }) => onSelect(districts, target.checked)}
        />
        {districts.map((district) => (
          <Checkbox
            key={district.id}
            className="[&_label]:min-h-11 [&_label]:py-2.5"
            label={localName(district)}
            checked={chosen.includes(district.id)}
            onChange={({ target }) => onSelect([district], target.checked)}
          />
        ))}
      </div>
    </details>
  );
}
