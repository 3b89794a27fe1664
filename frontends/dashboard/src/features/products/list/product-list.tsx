import type { ListingOut } from '@haat/api/own-products';
import { useSelection } from '../../../hooks/use-selection';
import { BulkBar } from './bulk-bar';
import { ProductTable } from './product-table';
import { RefusedDialog } from './refused-dialog';
import { useProductMoves } from './use-product-moves';

/** One page of products, what is ticked of it, and what happens to that. */
export function ProductList({ products }: { products: ListingOut[] }) {
  const selection = useSelection(products);
  const moves = useProductMoves();
  return (
    <>
      <ProductTable products={products} selection={selection} moves={moves} />
      <BulkBar selection={selection} moves={moves} />
      <RefusedDialog refused={moves.refused} onClose={moves.forgive} />
    </>
  );
}
