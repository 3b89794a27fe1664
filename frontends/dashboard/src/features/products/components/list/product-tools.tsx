import { useNavigate, useSearchParams } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, FolderTree } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { hrefWith } from '../../../../components/lists/href-with';
import { SearchForm } from '../../../../components/lists/search-form';
import { SORTS, type ProductSort } from '../../hooks/use-product-query';
import { CategoryDialog } from '../form/category-dialog';
import { ExportButton } from './export-button';
import { FilterNote } from './filter-note';
import { SavedViewMenu } from './saved-view-menu';

/** Search, filters, columns and order; the file. All but columns are in the address. */
export function ProductTools({ columns }: { columns: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <SearchForm
        label={t`Search your products`}
        className="mb-0 min-w-0 flex-[1_1_220px]"
      />
      <FilterNote />
      {params.has('category_id') ? null : (
        <Button
          variant="outline"
          className="border-dashed px-3.5"
          onClick={() => setIsChoosing(true)}
        >
          <FolderTree aria-hidden />
          <Trans>Category</Trans>
        </Button>
      )}
      {columns}
      <SortSelect />
      <SavedViewMenu />
      <ExportButton status={params.get('status')} />
      {isChoosing ? (
        <CategoryDialog
          onClose={() => setIsChoosing(false)}
          onChoose={(id) => {
            setIsChoosing(false);
            void navigate(hrefWith(params, { category_id: id, page: null }));
          }}
        />
      ) : null}
    </>
  );
}

function SortSelect() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const labels: Record<ProductSort, string> = {
    newest: t`Newest first`,
    updated: t`Recently updated`,
    name: t`By name`,
    price: t`By price`,
    enquiries: t`Most enquiries`,
  };
  return (
    <span className="relative">
      <select
        aria-label={t`Sort by`}
        value={params.get('sort') ?? 'newest'}
        onChange={({ target }) =>
          void navigate(hrefWith(params, { sort: target.value, page: null }))
        }
        className="h-11 appearance-none rounded-md border border-line-strong bg-card pl-3.5 pr-9 text-[14px] font-semibold outline-none focus:border-indigo-600 focus:shadow-ring"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
        aria-hidden
      />
    </span>
  );
}
