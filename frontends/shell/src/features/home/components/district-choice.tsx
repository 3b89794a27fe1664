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
    <CompactSelect
      aria-label={t`Your district`}
      value={districts.length > 0 && district ? String(district) : ''}
      onChange={({ target }) => onChoose(target.value)}
      className="mb-4 w-full sm:w-60"
      icon={<MapPin aria-hidden />}
      options={[
        { value: '', label: t`All of Nepal` },
        ...districts.map((one) => ({ value: one.id, label: localName(one) })),
      ]}
    />
  );
}
