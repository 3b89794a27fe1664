import type { ListingOut } from '@haat/api/own-products';
import type { useProductActions } from '../../hooks/use-product-actions';
import { IndexTable } from '../../../../components/lists/index-table';
import type { Selection } from '../../../../hooks/use-selection';
import { useProductColumns } from '../../hooks/use-product-columns';
import { BulkBar } from './bulk-bar';
import { RefusedDialog } from './refused-dialog';

type Props = {
  products: ListingOut[];
  selection: Selection<ListingOut>;
  actions: ReturnType<typeof useProductActions>;
  isHidden: (column: string) => boolean;
};

/** One page of products, what is selected of it, and what happens to that. */
export function ProductList({ products, selection, actions, isHidden }: Props) {
  const columns = useProductColumns({ products, selection, actions });
  return (
    <>
      <BulkBar selection={selection} actions={actions} />
      <IndexTable
        columns={columns.filter(({ key }) => !isHidden(key))}
        rows={products}
        rowProps={({ id }) => ({
          'data-product': id,
          className: selection.has(id)
            ? 'bg-indigo-50'
            : actions.archiving.has(id)
              ? 'opacity-60'
              : '',
        })}
      />
      <RefusedDialog refused={actions.refused} onClose={actions.dismiss} />
    </>
  );
}
