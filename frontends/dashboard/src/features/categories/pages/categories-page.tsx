import { pluralForm, useFormat, useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useAdminCategoriesQuery } from '../../../api/admin-categories';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { CategoryRow } from '../components/category-row';
import { CreateDialog } from '../components/create-dialog';
import { ParentPath } from '../components/parent-path';

const HEADS: ListHead[] = [
  { key: 'category', label: <Trans>Category</Trans> },
  { key: 'below', label: <Trans>Subcategories</Trans> },
  { key: 'products', label: <Trans>Products</Trans> },
];

/** /admin/categories: the tree, level by level, or whatever is searched for. */
export function CategoriesPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const parent = params.get('parent_id') ?? '';
  const answer = useAdminCategoriesQuery(
    {
      page: Number(params.get('page')) || 1,
      ...(q ? { q } : parent ? { parentId: parent } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const total = answer.currentData?.meta.total;
  const shown = number(total ?? 0);
  return (
    <DashboardPage
      title={<Trans>Categories</Trans>}
      lead={
        total === undefined ? null : (
          <Select
            value={pluralForm(total)}
            _one={`${shown} category`}
            other={`${shown} categories`}
          />
        )
      }
      actions={<CreateDialog parentId={q ? null : parent || null} />}
    >
      <SearchForm label={t`Name in English or Nepali`} />
      {parent && !q ? <ParentPath id={parent} /> : null}
      <PagedList
        query={answer}
        empty={
          <EmptyState
            title={<Trans>No Categories Found.</Trans>}
            text={q ? <Trans>Try another part of the name.</Trans> : null}
          />
        }
      >
        {(rows) => (
          <ListTable heads={HEADS}>
            {rows.map((row) => (
              <CategoryRow key={row.id} row={row} withPath={Boolean(q)} />
            ))}
          </ListTable>
        )}
      </PagedList>
    </DashboardPage>
  );
}
