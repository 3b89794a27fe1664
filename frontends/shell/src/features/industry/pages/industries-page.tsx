import type { Industry } from '@haat/api/categories';
import { matchingByName, useDebounced } from '@haat/enquiry';
import { useAllCategoriesQuery } from '@haat/platform';
import { Container, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MainTile } from '../components/main-tile';

const SEARCH_DELAY_MS = 300;

/** All main categories. `form`: next to them on wide screens, above them on phones. */
export function IndustriesPage({ form }: { form: ReactNode }) {
  const { data, isError, error, refetch } = useAllCategoriesQuery(undefined);
  const [text, setText] = useState('');
  const matching = matchingByName(data ?? [], useDebounced(text, SEARCH_DELAY_MS));
  return (
    <Container className="group/page grid [overflow-anchor:none] grid-cols-[minmax(0,1fr)] items-start gap-7 pt-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:pt-8 lg:has-data-wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {/* Not before all of the page has arrived: it would be above the form, and jump down with each line of it. */}
      <div className="max-lg:order-2 max-lg:[main:not(:has(~*))_&]:hidden">
        <h1 className="text-2xl lg:text-3xl">
          <Trans>Industries</Trans>
        </h1>
        <p className="mb-4 mt-1 text-ink-500">
          <Trans>Choose a category, or tell us what you need.</Trans>
        </p>
        <SearchField text={text} onChange={setText} />
        {isError ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
        <Tiles categories={data ? matching : undefined} />
      </div>
      <div className="lg:sticky lg:top-24 lg:has-data-wide:static">{form}</div>
    </Container>
  );
}

type SearchProps = { text: string; onChange: (text: string) => void };

function SearchField({ text, onChange }: SearchProps) {
  const { t } = useLingui();
  return (
    <label className="mb-5 flex h-12 max-w-lg items-center gap-2.5 rounded-md border-[1.5px] border-control bg-card px-3.5 focus-within:border-indigo-600 focus-within:shadow-ring">
      <Search className="size-5 shrink-0 text-ink-500" aria-hidden />
      <span className="sr-only">{t`Search categories`}</span>
      <input
        value={text}
        placeholder={t`Search categories`}
        onChange={(event) => onChange(event.target.value)}
        className="h-full w-full bg-transparent outline-none focus-visible:shadow-none"
      />
    </label>
  );
}

function Tiles({ categories }: { categories: Industry[] | undefined }) {
  if (categories?.length === 0) {
    return (
      <p role="status" className="py-10 text-center text-ink-500">
        <Trans>No Categories Found.</Trans>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4 lg:group-has-data-wide/page:grid-cols-2 xl:group-has-data-wide/page:grid-cols-2">
      {categories
        ? categories.map((category) => <MainTile key={category.id} category={category} />)
        : Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className="h-52 rounded-[20px]" />
          ))}
    </div>
  );
}
