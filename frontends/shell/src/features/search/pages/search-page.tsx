import { Link } from '@haat/platform';
import {
  Card,
  cn,
  Container,
  countOf,
  ErrorPanel,
  FacetPanel,
  ResultTotal,
} from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CorrectionBanner,
  NoResults,
  SearchChips,
  SupplierResults,
} from '../../../components/results/deferred-parts';
import { NeedForm } from '../../../components/results/need-form';
import { ProductResults } from '../../../components/results/product-results';
import { ResultSkeletons } from '../../../components/results/result-skeletons';
import { ResultTools } from '../../../components/results/result-tools';
import { useResults, type Results } from '../../../components/results/use-results';
import { AlertButton } from '../components/alert-button';

/** /search?q=: everything that is chosen is in the address. */
export function SearchPage() {
  const results = useResults();
  const hasPanel = !results.answer.isError && hasFilters(results);
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-5 xl:grid-cols-[264px_minmax(0,1fr)]">
      {hasPanel ? (
        <Card className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto noscript:block xl:block">
          <FacetPanel results={results} />
        </Card>
      ) : null}
      <div className={cn('min-w-0', !hasPanel && 'xl:col-span-2')}>
        <Heading results={results} />
        <TypeTabs results={results} />
        <ResultArea results={results} />
      </div>
    </Container>
  );
}

export default SearchPage;

/** Nothing was found and nothing is chosen: there is nothing to filter or to sort. */
const hasFilters = ({ answer, filters }: Results) =>
  answer.currentData?.meta.total !== 0 || countOf(filters) > 0;

function Heading({ results }: { results: Results }) {
  const { filters, answer, corrected } = results;
  const isSuppliers = filters.type === 'suppliers';
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-3 lg:items-end">
      <h1 className="min-w-0 flex-1 text-[21px] first-letter:uppercase [overflow-wrap:anywhere] lg:text-[26px]">
        {corrected ||
          filters.q ||
          (isSuppliers ? <Trans>All suppliers</Trans> : <Trans>All products</Trans>)}{' '}
        {answer.data ? (
          <span className="block text-md font-medium tracking-normal text-ink-500 lg:inline">
            <ResultTotal results={results} />
          </span>
        ) : null}
      </h1>
      <AlertButton filters={filters} />
      {hasFilters(results) ? <ResultTools results={results} /> : null}
    </div>
  );
}

function TypeTabs({ results }: { results: Results }) {
  const { t } = useLingui();
  const tabs = [
    { type: 'products', label: <Trans>Products</Trans> },
    { type: 'suppliers', label: <Trans>Suppliers</Trans> },
  ] as const;
  return (
    <nav aria-label={t`Kind of results`} className="mt-3 flex gap-1 border-b border-line">
      {tabs.map(({ type, label }) => (
        <Link
          key={type}
          to={results.hrefWith({
            type: type === 'suppliers' ? type : null,
            sort: null,
            view: null,
            page: null,
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
      {answer.currentData?.meta.is_partial ? <PartialNote /> : null}
      <NeedForm results={results} />
      <SearchChips results={results} />
      <List results={results} />
    </>
  );
}

const PartialNote = () => (
  <p role="status" className="mt-3.5 rounded-[14px] bg-blue-50 px-4 py-2.5 text-[14px]">
    <Trans>No results match all of these words. These match one of them.</Trans>
  </p>
);

function List({ results }: { results: Results }) {
  const { answer, filters } = results;
  // Of this address only: the last one may have had rows of another kind.
  if (!answer.currentData && !results.hasMap) return <ResultSkeletons />;
  if (answer.currentData?.data.length === 0) return <NoResults results={results} />;
  return filters.type === 'suppliers' ? (
    <SupplierResults results={results} />
  ) : (
    <ProductResults results={results} />
  );
}
