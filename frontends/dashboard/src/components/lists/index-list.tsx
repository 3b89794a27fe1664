import { useSearchParams, type Page } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddressSelect } from './address-select';
import { ColumnMenu, useHiddenColumns } from './column-menu';
import { IndexCard } from './index-card';
import { IndexTable, type IndexColumn } from './index-table';
import { NoMatch } from './no-match';
import { PagedList } from './paged-list';
import { SavedViewButton } from './saved-view-button';
import { SearchForm } from './search-form';

type Props<T extends { id: string }> = {
  /** Names the list in the storage of this browser. */
  name: string;
  views: ReactNode;
  searchLabel: string;
  /** Other filters, next to the search. */
  filters?: ReactNode;
  /** Orders of the rows; the first one has the value ''. */
  sorts?: { value: string; label: string }[];
  columns: IndexColumn<T>[];
  query: { currentData?: Page<T> | undefined; error?: unknown; refetch: () => unknown };
  /** There are no rows at all, not only none that match. */
  empty: ReactNode;
  /** The tab without a name in the address. */
  firstTab?: string;
};
const SKELETON = {
  className: 'h-14 rounded-none @max-[700px]/list:h-16',
  count: 8,
};
/** They filter nothing. */
const NO_FILTERS = ['page', 'sort'];

/** A list of the dashboard that has its filters and its order in the address. */
export function IndexList<T extends { id: string }>(props: Props<T>) {
  const { name, views, searchLabel, filters, sorts, columns, query, empty } = props;
  const { firstTab = 'all' } = props;
  const { t } = useLingui();
  const [params] = useSearchParams();
  const hidden = useHiddenColumns(name);
  const isFiltered = [...params].some(
    ([key, value]) => !NO_FILTERS.includes(key) && !(key === 'tab' && value === firstTab),
  );
  const choosable = columns.filter((one) => !one.isName && !one.isUnlabelled);
  return (
    <IndexCard
      views={views}
      tools={
        <>
          <SearchForm
            label={searchLabel}
            className="mb-0 min-w-0 max-w-none flex-[1_1_220px] @max-[860px]/list:basis-40"
          />
          {filters}
          <ColumnMenu columns={choosable} hidden={hidden} />
          {sorts ? (
            <AddressSelect name="sort" label={t`Sort by`} options={sorts} />
          ) : null}
          <SavedViewButton list={name} />
        </>
      }
    >
      <PagedList
        query={query}
        skeleton={SKELETON}
        footer="bar"
        empty={isFiltered ? <NoMatch to="?" /> : empty}
      >
        {(rows) => (
          <IndexTable
            columns={columns.filter(({ key }) => !hidden.isHidden(key))}
            rows={rows}
          />
        )}
      </PagedList>
    </IndexCard>
  );
}
