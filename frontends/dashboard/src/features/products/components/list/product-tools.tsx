import { useNavigate, useSearchParams } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderTree } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AddressSelect } from '../../../../components/lists/address-select';
import { hrefWith } from '../../../../components/lists/href-with';
import { SavedViewButton } from '../../../../components/lists/saved-view-button';
import { SearchForm } from '../../../../components/lists/search-form';
import { SORTS, type ProductSort } from '../../hooks/use-product-query';
import { CategoryDialog } from '../form/category-dialog';
import { ExportButton } from './export-button';
import { FilterNote } from './filter-note';

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
      <SavedViewButton list="products" />
      <ExportButton />
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
  const labels: Record<ProductSort, string> = {
    newest: t`Newest first`,
    updated: t`Recently updated`,
    name: t`By name`,
    price: t`By price`,
    enquiries: t`Most enquiries`,
  };
  const [first, ...others] = SORTS.map((sort) => ({ value: sort, label: labels[sort] }));
  return (
    <AddressSelect
      name="sort"
      label={t`Sort by`}
      options={[{ value: '', label: first?.label ?? '' }, ...others]}
    />
  );
}
