import type { SearchHelp } from '@haat/api/search';
import { Link, paths } from '@haat/platform';
import {
  Button,
  EmptyState,
  FilterSuggestions,
  PastLastPage,
  countOf,
  withoutFilters,
  type FilteredResults,
} from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NoProducts } from '../../../components/product-grid';

type Props = { results: FilteredResults; help: SearchHelp | null | undefined };

/** Nothing in this shop passes: which filter to remove, else all of the market. */
export function NoMatch({ results, help }: Props) {
  const { q } = results.filters;
  const isFiltered = countOf(results.filters) > 0;
  if (results.total > 0) return <PastLastPage results={results} />;
  if (!q && !isFiltered) return <NoProducts />;
  return (
    <>
      <EmptyState
        mood="lost"
        title={
          q ? (
            <Trans>No results for “{q}” in this shop</Trans>
          ) : (
            <Trans>No product of this shop passes these filters</Trans>
          )
        }
        text={
          isFiltered ? (
            <Trans>Remove a filter, or search all of Haat.</Trans>
          ) : (
            <Trans>Try a shorter word, or search all of Haat.</Trans>
          )
        }
        action={<Ways results={results} />}
      />
      <FilterSuggestions results={results} help={help} />
    </>
  );
}

const Ways = ({ results }: { results: FilteredResults }) => (
  <div className="flex flex-wrap justify-center gap-2">
    {countOf(results.filters) > 0 ? (
      <Button asChild variant="soft">
        <Link to={results.hrefWith(withoutFilters())}>
          <Trans>Clear all filters</Trans>
        </Link>
      </Button>
    ) : null}
    <Button asChild variant="outline">
      <Link to={paths.search(results.filters.q)}>
        <Trans>Search all of Haat</Trans>
      </Link>
    </Button>
  </div>
);
