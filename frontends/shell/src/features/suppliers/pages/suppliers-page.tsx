import { pluralForm, useFormat } from '@haat/platform';
import { Card, Container, ErrorPanel } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { ChipList } from '../../../components/filters/chip-list';
import { withoutFilters } from '../directory-query';
import { SupplierFacets } from '../components/supplier-facets';
import { SupplierList } from '../components/supplier-list';
import { SupplierSheet } from '../components/supplier-sheet';
import { SupplierSearch } from '../components/supplier-search';
import { useChips } from '../hooks/use-chips';
import { useDirectory, type Directory } from '../hooks/use-directory';

/** /suppliers: every firm of the market by place and trade. */
export default function SuppliersPage() {
  const { t } = useLingui();
  const directory = useDirectory();
  const { answer, query } = directory;
  const chips = useChips(directory);
  const title = t`Suppliers of Nepal`;
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-5 lg:grid-cols-[264px_minmax(0,1fr)] lg:pt-7">
      <Card className="hidden noscript:block lg:block">
        <SupplierFacets directory={directory} />
      </Card>
      <div className="min-w-0">
        <div className="flex flex-wrap items-end gap-3.5">
          <Heading directory={directory} title={title} />
          <div className="grid w-full gap-2.5 lg:ml-auto lg:w-auto">
            <SupplierSearch key={query.q} directory={directory} />
            <SupplierSheet directory={directory} />
          </div>
        </div>
        <ChipList
          chips={chips}
          clearHref={directory.href({ ...withoutFilters(), q: null })}
        />
        {answer.isError ? (
          <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <SupplierList directory={directory} />
        )}
      </div>
    </Container>
  );
}

function Heading({ directory, title }: { directory: Directory; title: string }) {
  const { number } = useFormat();
  const { data } = directory.answer;
  const total = data?.meta.total ?? 0;
  const shown = number(total);
  return (
    <div>
      <h1 className="text-[21px] lg:text-[26px]">{title}</h1>
      <p role="status" className="min-h-6 text-ink-500">
        {data ? (
          <Select
            value={pluralForm(total)}
            _one={`${shown} supplier`}
            other={`${shown} suppliers`}
          />
        ) : (
          <Trans>Counting…</Trans>
        )}
      </p>
    </div>
  );
}
