import { Card, Container, ErrorPanel, FacetPanel, ResultTotal } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  NoResults,
  SearchChips,
  SupplierResults,
} from '../../../components/results/deferred-parts';
import { NeedForm } from '../../../components/results/need-form';
import { ResultSkeletons } from '../../../components/results/result-skeletons';
import { ResultTools } from '../../../components/results/result-tools';
import { useResults, type Results } from '../../../components/results/use-results';
import { SupplierSearch } from '../components/supplier-search';

/** /suppliers: the search for suppliers, with all of them at first. */
export default function SuppliersPage() {
  const { t } = useLingui();
  const results = useResults({}, 'suppliers');
  const { answer, filters } = results;
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-5 xl:grid-cols-[264px_minmax(0,1fr)] xl:pt-7">
      <Card className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto noscript:block xl:block">
        <FacetPanel results={results} />
      </Card>
      <div className="min-w-0">
        <div className="flex flex-wrap items-end gap-x-3.5 gap-y-2.5">
          <div className="min-w-0 lg:whitespace-nowrap">
            <h1 className="text-[21px] lg:text-[26px]">{t`Suppliers of Nepal`}</h1>
            <p role="status" className="min-h-6 text-ink-500">
              {answer.data ? <ResultTotal results={results} /> : <Trans>Counting…</Trans>}
            </p>
          </div>
          <SupplierSearch key={filters.q} results={results} />
          <ResultTools results={results} />
        </div>
        <NeedForm results={results} />
        <SearchChips results={results} />
        {answer.isError ? (
          <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <List results={results} />
        )}
      </div>
    </Container>
  );
}

function List({ results }: { results: Results }) {
  const { currentData } = results.answer;
  if (!currentData && !results.hasMap) return <ResultSkeletons />;
  if (currentData?.data.length === 0) return <NoResults results={results} />;
  return <SupplierResults results={results} />;
}
