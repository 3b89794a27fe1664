import { useDistrictsQuery } from '@haat/api/locations';
import { useLocalName } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = { value: number | undefined; onChange: (value: string) => void };

/** The district by which a list is filtered; empty for all. */
export function DistrictFilter({ value, onChange }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: districts = [] } = useDistrictsQuery(undefined);
  return (
    <Select
      label={<Trans>District</Trans>}
      className="w-full sm:w-52"
      placeholder={t`All of Nepal`}
      value={String(value ?? '')}
      options={districts.map((one) => ({
        value: String(one.id),
        label: localName(one),
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
