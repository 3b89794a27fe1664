import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OwnProduct } from '../../../api/own-products';
import { ProductRow } from './product-row';

export const ProductTable = ({ products }: { products: OwnProduct[] }) => (
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
          <ProductRow key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  </Card>
);
