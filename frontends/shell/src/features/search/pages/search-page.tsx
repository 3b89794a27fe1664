import { Link, paths, pluralForm, useFormat } from '@haat/platform';
import { Button, Card, Container, ErrorPanel, cn } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { NoResults } from '../../../components/results/deferred-parts';
import { FacetPanel } from '../../../components/results/facet-panel';
import { withoutFilters } from '../../../components/results/filters';
import { ProductResults } from '../../../components/results/product-results';
import { ResultSkeletons } from '../../../components/results/result-skeletons';
import { ResultTools } from '../../../components/results/result-tools';
import { SearchChips } from '../../../components/results/search-chips';
import { useResults, type Results } from '../../../components/results/use-results';
import { AlertButton } from '../components/alert-button';
import { CorrectionBanner, SupplierResults } from '../components/deferred-parts';

/** /search?q=: everything that is chosen is in the address. */
export function SearchPage() {
  const results = useResults();
  const isSuppliers = results.filters.type === 'suppliers';
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-5 lg:grid-cols-[264px_minmax(0,1fr)]">
      {isSuppliers || results.answer.isError ? null : (
        <Card className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto noscript:block lg:block">
          <FacetPanel results={results} />
        </Card>
      )}
      <div
        className={cn(
          'min-w-0',
          (isSuppliers || results.answer.isError) && 'lg:col-span-2',
        )}
      >
        <Heading results={results} />
        <TypeTabs results={results} />
        <ResultArea results={results} />
      </div>
    </Container>
  );
}

export default SearchPage;

function Heading({ results }: { results: Results }) {
  const { number } = useFormat();
  const { filters, answer, corrected } = results;
  const total = answer.data?.meta.total ?? 0;
  const shown = number(total);
  const isSuppliers = filters.type === 'suppliers';
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-3 lg:items-end">
      <h1 className="min-w-0 flex-1 break-words text-[21px] first-letter:uppercase lg:text-[26px]">
        {corrected ||
          filters.q ||
          (isSuppliers ? <Trans>All suppliers</Trans> : <Trans>All products</Trans>)}{' '}
        {answer.data ? (
          <span className="block text-md font-medium tracking-normal text-ink-500 lg:inline">
            {isSuppliers ? (
              <Select
                value={pluralForm(total)}
                _one={`${shown} supplier`}
                other={`${shown} suppliers`}
              />
            ) : (
              <Select
                value={pluralForm(total)}
                _one={`${shown} product`}
                other={`${shown} products`}
              />
            )}
          </span>
        ) : null}
      </h1>
      <AlertButton filters={filters} />
      {isSuppliers ? <DirectoryLink q={filters.q} /> : <ResultTools results={results} />}
    </div>
  );
}

/** The directory of suppliers has facets of its own. */
const DirectoryLink = ({ q }: { q: string }) => (
  <Button asChild variant="outline" className="w-full lg:w-auto">
    <Link to={q ? `${paths.suppliers}?${new URLSearchParams({ q })}` : paths.suppliers}>
      <MapPin aria-hidden />
      <Trans>Choose by place and industry</Trans>
    </Link>
  </Button>
);

function TypeTabs({ results }: { results: Results }) {
  const tabs = [
    { type: 'products', label: <Trans>Products</Trans> },
    { type: 'suppliers', label: <Trans>Suppliers</Trans> },
  ] as const;
  return (
    <nav className="mt-3 flex gap-1 border-b border-line">
      {tabs.map(({ type, label }) => (
        <Link
          key={type}
          to={results.hrefWith({
            ...withoutFilters(),
            type: type === 'suppliers' ? type : null,
          })}
          aria-current={results.filters.type === type ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-4 font-medium text-ink-500 hover:text-ink-900 aria-[current=page]:border-indigo-600 aria-[current=page]:text-indigo-700"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function ResultArea({ results }: { results: Results }) {
  const { answer, filters, corrected } = results;
  if (answer.isError) {
    return <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  return (
    <>
      {corrected ? (
        <CorrectionBanner
          corrected={corrected}
          typed={filters.q}
          exactHref={results.hrefWith({ exact: 'true' })}
        />
      ) : null}
      <SearchChips results={results} />
      <List results={results} />
    </>
  );
}

function List({ results }: { results: Results }) {
  const { answer, filters } = results;
  // Of this address only: the last one may have had rows of another kind.
  if (!answer.currentData) return <ResultSkeletons />;
  if (answer.currentData.data.length === 0) return <NoResults results={results} />;
  return filters.type === 'suppliers' ? (
    <SupplierResults results={results} />
  ) : (
    <ProductResults results={results} />
  );
}
