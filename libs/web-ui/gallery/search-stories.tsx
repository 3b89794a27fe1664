import type { Facets } from '@haat/api/search';
import {
  Card,
  CorrectionBanner,
  FacetPanel,
  FilterSheet,
  FilterSuggestions,
  HiddenFields,
  PastLastPage,
  ResultTotal,
  SearchChips,
  SortSelect,
  useFilterAddress,
  type FilteredResults,
} from '../src';
import type { Say, Story } from './story';

const KG = { code: 'kg', name: 'Kilogram', name_ne: 'किलोग्राम', symbol: 'kg' };
const FACETS: Facets = {
  categories: [{ id: 't', slug: 'tea', name: 'Tea', name_ne: 'चिया', count: 12 }],
  provinces: [],
  districts: [],
  units: [],
  price: {
    unit: KG,
    min: '520.00',
    max: '2380.00',
    buckets: [
      { from: null, to: '1000.00', count: 4 },
      { from: '1000.00', to: null, count: 8 },
    ],
  },
  verified: { count: 9 },
  quick_reply: { count: 3 },
  moq: [{ max: 25, count: 5 }],
  attributes: [],
};
const NO_PRICE = { categories: [], without: [{ filter: 'price' as const, count: 8 }] };

/** Press a filter: the address of this page has it. */
function List({ say }: { say: Say }) {
  const results: FilteredResults = {
    ...useFilterAddress('products'),
    facets: FACETS,
    total: 12,
    isLoading: false,
  };
  return (
    <div className="grid w-full gap-4 lg:grid-cols-[264px_1fr]">
      <Card>
        <FacetPanel results={results} hidden={['province', 'district']} />
      </Card>
      <div>
        <form>
          <HiddenFields values={results.paramsWithout('page')} />
        </form>
        <div className="flex gap-2">
          <FilterSheet chosen={1} outcome={<ResultTotal results={results} isAction />}>
            <FacetPanel results={results} />
          </FilterSheet>
          <SortSelect results={results} />
        </div>
        <ResultTotal results={results} />
        <SearchChips results={results} />
        <CorrectionBanner
          typed="chaya"
          corrected={say('tea', 'चिया')}
          exactHref={results.hrefWith({ exact: 'true' })}
        />
        <FilterSuggestions results={results} help={NO_PRICE} />
        <PastLastPage results={results} />
      </div>
    </div>
  );
}

export const SEARCH: Story[] = [
  {
    of: [
      'CorrectionBanner',
      'FacetPanel',
      'FilterSheet',
      'FilterSuggestions',
      'HiddenFields',
      'PastLastPage',
      'ResultTotal',
      'SearchChips',
      'SortSelect',
    ],
    show: (say) => <List say={say} />,
  },
];
