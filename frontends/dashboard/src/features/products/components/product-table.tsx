import { useLeafCategories } from '@haat/enquiry';
import { useLocalName } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OwnProduct } from '../../../api/own-products';
import { ProductRow } from './product-row';

/** The products with their categories' names. */
export function ProductTable({ products }: { products: OwnProduct[] }) {
  const { categories } = useLeafCategories();
  const localName = useLocalName();
  const nameOf = ({ category_id }: OwnProduct) =>
    localName(categories.find(({ id }) => id === category_id));
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left text-[14px] max-lg:block">
        <thead className="border-b border-line bg-paper text-sm text-ink-500 max-lg:sr-only [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold">
          <tr>
            <th scope="col">
              <Trans>Product</Trans>
            </th>
            <th scope="col">
              <Trans>Price</Trans>
            </th>
            <th scope="col">
              <Trans>Min. order</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <span className="sr-only">
                <Trans>Edit</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {products.map((product) => (
            <ProductRow key={product.id} product={product} category={nameOf(product)} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
