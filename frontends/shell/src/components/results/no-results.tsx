import type { SearchHelp } from '@haat/api/search';
import { Link, paths, useAllCategoriesQuery, useLocalName } from '@haat/platform';
import {
  Button,
  Card,
  countOf,
  EmptyState,
  FilterSuggestions,
  PastLastPage,
  withoutFilters,
} from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { Results } from './use-results';

const MAX_CATEGORIES = 8;
const PILL =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-[14px] font-medium hover:border-indigo-500 [&_svg]:size-4';

/** Ways on from an empty result: one filter less, a near category, or a requirement. */
export function NoResults({ results }: { results: Results }) {
  const help = results.answer.currentData?.meta.help;
  const total = results.answer.currentData?.meta.total ?? 0;
  if (total > 0) return <PastLastPage results={results} />;
  return (
    <Card className="mt-4 rounded-[20px] pb-7">
      <EmptyState
        mood="lost"
        title={<Trans>No results found.</Trans>}
        text={<Trans>Try other words or fewer filters, or let suppliers find you.</Trans>}
        action={<Ways results={results} />}
      />
      <FilterSuggestions results={results} help={help} />
      <NearCategories near={help?.categories} />
    </Card>
  );
}

const Ways = ({ results }: { results: Results }) => (
  <div className="flex flex-wrap justify-center gap-2">
    {countOf(results.filters) > 0 ? (
      <Button asChild variant="soft">
        <Link to={results.hrefWith(withoutFilters())}>
          <Trans>Clear all filters</Trans>
        </Link>
      </Button>
    ) : null}
    <Button asChild variant="marigold">
      <Link
        to={`${paths.industries}?${new URLSearchParams({ need: results.filters.q })}`}
      >
        <Send aria-hidden />
        <Trans>Post requirement</Trans>
      </Link>
    </Button>
  </div>
);

/** Categories near to the query; the industries when none is near. */
function NearCategories({ near = [] }: { near: SearchHelp['categories'] | undefined }) {
  const { data: industries = [] } = useAllCategoriesQuery(undefined);
  const localName = useLocalName();
  const categories = near.length > 0 ? near : industries;
  return (
    <>
      <h2 className="mb-2 text-center text-[14.5px] font-semibold tracking-normal text-ink-500">
        <Trans>Try these categories</Trans>
      </h2>
      <ul className="flex flex-wrap justify-center gap-2 px-4">
        {categories.slice(0, MAX_CATEGORIES).map((category) => (
          <li key={category.id}>
            <Link to={paths.industry(category.slug)} className={PILL}>
              {localName(category)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
