import type { ListingOut } from '@haat/api/own-products';
import { useLeafCategories } from '@haat/enquiry';
import { useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListTable, type ListHead } from '../../../../components/lists/list-table';
import type { Selection } from '../../../../hooks/use-selection';
import { ProductRow } from './product-row';
import { SelectAll } from './select-all';
import type { ProductActions } from '../../hooks/use-product-actions';

type Props = {
  products: ListingOut[];
  selection: Selection<ListingOut>;
  actions: ProductActions;
};

/** The products with their categories' names. */
export function ProductTable({ products, selection, actions }: Props) {
  const { t } = useLingui();
  const { categories } = useLeafCategories();
  const localName = useLocalName();
  const nameOf = ({ category_id }: ListingOut) =>
    localName(categories.find(({ id }) => id === category_id));
  const heads: ListHead[] = [
    { key: 'pick', label: <SelectAll products={products} selection={selection} /> },
    { key: 'product', label: <Trans>Product</Trans> },
    { key: 'price', label: <Trans>Price</Trans> },
    { key: 'moq', label: <Trans>Min. order</Trans> },
    { key: 'status', label: <Trans>Status</Trans> },
    { key: 'views', label: <Trans>Page views</Trans> },
    { key: 'enquiries', label: <Trans>Enquiries</Trans> },
    { key: 'quality', label: <Trans>Quality</Trans> },
    { key: 'more', label: t`Actions`, isHidden: true },
  ];
  return (
    <ListTable heads={heads}>
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          category={nameOf(product)}
          selection={selection}
          actions={actions}
        />
      ))}
    </ListTable>
  );
}
