import { useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminSynonymsQuery } from '../../../api/admin-synonyms';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { SynonymDialog } from '../components/synonym-dialog';
import { SynonymRow } from '../components/synonym-row';

const HEADS: ListHead[] = [
  { key: 'words', label: <Trans>Words that mean the same</Trans> },
  { key: 'note', label: <Trans>Note</Trans> },
  { key: 'change', label: <Trans>Edit or delete</Trans>, isHidden: true },
];

/** /admin/synonyms: words that mean the same for the search. */
export function SynonymsPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const page = Number(params.get('page')) || 1;
  const answer = useAdminSynonymsQuery({ page, ...(q ? { q } : {}) });
  return (
    <DashboardPage
      title={<Trans>Synonyms</Trans>}
      lead={<Trans>Changes take effect within two seconds.</Trans>}
      actions={<SynonymDialog words={params.get('words') ?? ''} />}
    >
      <SearchForm label={t`Word`} />
      <PagedList
        query={answer}
        empty={
          <EmptyState
            title={<Trans>No synonyms found</Trans>}
            text={<Trans>Add words that mean the same, in any spelling.</Trans>}
          />
        }
      >
        {(rows) => (
          <ListTable heads={HEADS}>
            {rows.map((row) => (
              <SynonymRow key={row.id} row={row} />
            ))}
          </ListTable>
        )}
      </PagedList>
    </DashboardPage>
  );
}
