import { Link, paths, useAllCategoriesQuery, useLocalName } from '@haat/platform';
import { Button, Card, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { withoutFilters } from './filters';
import type { Results } from './use-results';

const SHOWN = 8;

/** Nothing found is a beginning: fewer filters, a category, or asking everybody. */
export function NoResults({ results }: { results: Results }) {
  const { data: categories = [] } = useAllCategoriesQuery();
  const localName = useLocalName();
  const { q, chosen } = results.filters;
  const isFiltered = Object.keys(chosen).length > 0;
  return (
    <Card className="mt-4 rounded-[20px] pb-7">
      <EmptyState
        mood="lost"
        title={<Trans>No results found.</Trans>}
        text={<Trans>Try other words or fewer filters, or let suppliers find you.</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isFiltered ? (
              <Button asChild variant="soft">
                <Link to={results.hrefWith(withoutFilters())}>
                  <Trans>Clear all filters</Trans>
                </Link>
              </Button>
            ) : null}
            <Button asChild variant="marigold">
              <Link to={`${paths.industries}?${new URLSearchParams({ need: q })}`}>
                <Send aria-hidden />
                <Trans>Post requirement</Trans>
              </Link>
            </Button>
          </div>
        }
      />
      <ul className="flex flex-wrap justify-center gap-2 px-4">
        {categories.slice(0, SHOWN).map((category) => (
          <li key={category.id}>
            <Link
              to={paths.industry(category.slug)}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-[14px] font-medium hover:border-indigo-500"
            >
              {localName(category)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
