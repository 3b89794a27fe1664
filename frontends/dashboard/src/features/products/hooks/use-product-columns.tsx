import type { ListingOut } from '@haat/api/own-products';
import { useLeafCategories } from '@haat/enquiry';
import { useFormat, useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayCell } from '../../../components/lists/day-cell';
import type { IndexColumn } from '../../../components/lists/index-table';
import { RowCheckbox } from '../../../components/lists/row-checkbox';
import type { Selection } from '../../../hooks/use-selection';
import { MinimumCell } from '../components/list/minimum-cell';
import { NameCell } from '../components/list/name-cell';
import { PriceCell } from '../components/list/price-cell';
import { QualityCell } from '../components/list/quality-cell';
import { RowMenu } from '../components/list/row-menu';
import { SelectAll } from '../components/list/select-all';
import { StatusCell } from '../components/list/status-cell';
import type { ProductActions } from './use-product-actions';

type Props = {
  products: ListingOut[];
  selection: Selection<ListingOut>;
  actions: ProductActions;
};

/** The columns that somebody can hide, in their order. */
export const useProductColumnLabels = () => [
  { key: 'status', label: <Trans>Status</Trans> },
  { key: 'price', label: <Trans>Price</Trans> },
  { key: 'moq', label: <Trans>Min. order</Trans> },
  { key: 'views', label: <Trans>Page views</Trans> },
  { key: 'enquiries', label: <Trans>Enquiries</Trans> },
  { key: 'quality', label: <Trans>Quality</Trans> },
  { key: 'updated', label: <Trans>Changed</Trans> },
];

/** They leave in a set order: changed, views, minimum, quality. */
export function useProductColumns(props: Props): IndexColumn<ListingOut>[] {
  const { products, selection, actions } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const { categories } = useLeafCategories();
  const localName = useLocalName();
  const [status, price, moq, views, enquiries, quality, updated] =
    useProductColumnLabels().map(({ label }) => label);
  const categoryOf = ({ category_id }: ListingOut) =>
    localName(categories.find(({ id }) => id === category_id));
  return [
    {
      key: 'pick',
      label: <SelectAll products={products} selection={selection} />,
      isOnPhone: true,
      cell: (row) => (
        <RowCheckbox item={row} selection={selection} className="relative z-10" />
      ),
    },
    {
      key: 'product',
      label: <Trans>Product</Trans>,
      isOnPhone: true,
      isName: true,
      cell: (row) => <NameCell product={row} category={categoryOf(row)} />,
    },
    {
      key: 'status',
      label: status,
      cell: (row) => (
        <StatusCell product={row} isArchiving={actions.archiving.has(row.id)} />
      ),
    },
    {
      key: 'price',
      label: price,
      isNumber: true,
      cell: (row) => <PriceCell product={row} />,
    },
    {
      key: 'moq',
      label: moq,
      isNumber: true,
      leaves: 3,
      cell: (row) => <MinimumCell product={row} />,
    },
    {
      key: 'views',
      label: views,
      isNumber: true,
      leaves: 2,
      cell: (row) => number(row.views),
    },
    {
      key: 'enquiries',
      label: enquiries,
      isNumber: true,
      cell: (row) => number(row.enquiry_count),
    },
    {
      key: 'quality',
      label: quality,
      leaves: 4,
      cell: (row) => <QualityCell product={row} />,
    },
    {
      key: 'updated',
      label: updated,
      leaves: 1,
      cell: (row) => <DayCell at={row.updated_at} />,
    },
    {
      key: 'more',
      label: t`Actions`,
      isUnlabelled: true,
      cell: (row) => <RowMenu product={row} actions={actions} />,
    },
  ];
}
