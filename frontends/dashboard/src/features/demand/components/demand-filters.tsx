import { CategoryFilter } from '../../../components/lists/category-filter';
import { DistrictFilter } from '../../../components/lists/district-filter';
import type { DemandFilter } from '../hooks/use-demand-filters';
import { SpanSelect } from './span-select';

type Props = {
  query: DemandFilter;
  onChange: (name: 'days' | 'category' | 'district', value: string) => void;
};

/** Days, industry and district; they are in the address. */
export const DemandFilters = ({ query, onChange }: Props) => (
  <div className="mb-4 flex flex-wrap gap-3">
    <SpanSelect days={query.days} onChange={(days) => onChange('days', days)} />
    <CategoryFilter
      by="slug"
      value={query.category ?? ''}
      onChange={(category) => onChange('category', category)}
    />
    <DistrictFilter
      value={query.district}
      onChange={(district) => onChange('district', district)}
    />
  </div>
);
