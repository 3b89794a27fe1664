import { useDistrictsQuery } from '@haat/api/locations';
import { useHydrated, useLocalName } from '@haat/platform';
import { CompactSelect } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';

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
    <span className="relative mb-4 grid w-full sm:w-60">
      <MapPin
        className="pointer-events-none absolute left-3 top-1/2 z-[1] size-4 -translate-y-1/2 text-ink-500"
        aria-hidden
      />
      <CompactSelect
        aria-label={t`Your district`}
        value={districts.length > 0 && district ? String(district) : ''}
        onChange={({ target }) => onChoose(target.value)}
        className="w-full pl-9"
        options={[
          { value: '', label: t`All of Nepal` },
          ...districts.map((one) => ({ value: one.id, label: localName(one) })),
        ]}
      />
    </span>
  );
}
