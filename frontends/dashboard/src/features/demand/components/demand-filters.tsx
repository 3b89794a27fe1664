import { useDistrictsQuery } from '@haat/api/locations';
import { useAllCategoriesQuery, useLocalName } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DemandFilter } from '../hooks/use-demand-filters';
import { SpanSelect } from './span-select';

type Props = {
  query: DemandFilter;
  onChange: (name: 'days' | 'category' | 'district', value: string) => void;
};

/** Days, industry and district; they are in the address. */
export function DemandFilters({ query, onChange }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: industries = [] } = useAllCategoriesQuery(undefined);
  const { data: districts = [] } = useDistrictsQuery(undefined);
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <SpanSelect days={query.days} onChange={(days) => onChange('days', days)} />
      <Select
        label={<Trans>Category</Trans>}
        className="w-full sm:w-60"
        placeholder={t`All categories`}
        value={query.category ?? ''}
        options={industries.map((one) => ({ value: one.slug, label: localName(one) }))}
        onChange={({ target }) => onChange('category', target.value)}
      />
      <Select
        label={<Trans>District</Trans>}
        className="w-full sm:w-52"
        placeholder={t`All of Nepal`}
        value={String(query.district ?? '')}
        options={districts.map((one) => ({
          value: String(one.id),
          label: localName(one),
        }))}
        onChange={({ target }) => onChange('district', target.value)}
      />
    </div>
  );
}
