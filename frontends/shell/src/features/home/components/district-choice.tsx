import { useDistrictsQuery } from '@haat/api/locations';
import { useHydrated, useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, MapPin } from 'lucide-react';

type Props = { district: number; onChoose: (district: string) => void };

/** The browser loads the list of districts: the server's HTML has no choice. */
export function DistrictChoice({ district, onChoose }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const isHydrated = useHydrated();
  const { data: districts = [] } = useDistrictsQuery(undefined, {
    skip: !isHydrated,
  });
  return (
    <span className="relative mb-4 w-full sm:w-60">
      <MapPin
        className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
        aria-hidden
      />
      <select
        aria-label={t`Your district`}
        value={districts.length > 0 && district ? String(district) : ''}
        onChange={({ target }) => onChoose(target.value)}
        className="h-11 w-full appearance-none rounded-md border border-line-strong bg-card pl-9 pr-9 text-[14px] font-semibold outline-none focus:border-indigo-600 focus:shadow-ring"
      >
        <option value="">{t`All of Nepal`}</option>
        {districts.map((one) => (
          <option key={one.id} value={one.id}>
            {localName(one)}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
        aria-hidden
      />
    </span>
  );
}
