import type { ListingOut } from '@haat/api/own-products';
import { useSelection } from '../../../../hooks/use-selection';
import { BulkBar } from './bulk-bar';
import { ProductTable } from './product-table';
import { RefusedDialog } from './refused-dialog';
import { useProductActions } from '../../hooks/use-product-actions';

/** One page of products, what is ticked of it, and what happens to that. */
export function ProductList({ products }: { products: ListingOut[] }) {
  const selection = useSelection(products);
  const actions = useProductActions();
  return (
    <>
      <ProductTable products={products} selection={selection} actions={actions} />
      <BulkBar selection={selection} actions={actions} />
      <RefusedDialog refused={actions.refused} onClose={actions.dismiss} />
    </>
  );
}
