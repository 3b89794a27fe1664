import type { ListingOut } from '@haat/api/own-products';
import { useUnitName } from '@haat/enquiry';
import { Link, paths, useFormat, useLocalName, useLocale } from '@haat/platform';
import { Badge, ProductPicture, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RowCheckbox } from '../../../../components/lists/row-checkbox';
import type { Selection } from '../../../../hooks/use-selection';
import { InlineNumber } from '../../../../components/forms/inline-number';
import { ProductMenu } from './product-menu';
import { QualityCell } from './quality-cell';
import { RowMenu } from './row-menu';
import { useInlineEdit } from '../../hooks/use-inline-edit';
import type { ProductActions } from '../../hooks/use-product-actions';

type Props = {
  product: ListingOut;
  category: string;
  selection: Selection<ListingOut>;
  actions: ProductActions;
};
const NAME = 'text-xs text-ink-500 lg:hidden';

/** A product: a row of the table on wide screens, a card on phones. */
export function ProductRow({ product, category, selection, actions }: Props) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const name = useLocalName()(product);
  const isNepali = useLocale() === 'ne';
  const unit = useUnitName()(product.unit_id);
  const edit = useInlineEdit(product);
  const isArchiving = actions.archiving.has(product.id);
  const other = isNepali ? product.name : product.name_ne;
  return (
    <tr
      data-product={product.id}
      className={cn(
        'border-b border-line last:border-0 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-3 max-lg:gap-y-1 max-lg:p-3.5 lg:[&>td]:px-3 lg:[&>td]:py-2',
        selection.has(product.id) && 'bg-indigo-50',
        isArchiving && 'opacity-60',
      )}
    >
      <td className="max-lg:relative max-lg:z-10 max-lg:col-span-2 max-lg:-mb-12 max-lg:-ml-2 max-lg:w-11">
        <RowCheckbox item={product} selection={selection} />
      </td>
      <td className="max-lg:col-span-2 max-lg:min-h-12 max-lg:pl-9 max-lg:pr-10">
        <Link
          to={paths.sellerEditProduct(product.id)}
          className="flex items-center gap-3 hover:text-indigo-700"
        >
          <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-sand">
            <ProductPicture image={product.image} alt="" />
          </span>
          <span className="min-w-0">
            <b className="line-clamp-2 font-semibold leading-snug">{name}</b>
            {other && other !== name ? (
              <small
                lang={isNepali ? 'en' : 'ne'}
                className="line-clamp-1 text-[12.5px] text-ink-700"
              >
                {other}
              </small>
            ) : null}
            <small className="block text-[12.5px] text-ink-500 lg:truncate">
              {category}
            </small>
          </span>
        </Link>
      </td>
      <td className="whitespace-nowrap">
        <span className={NAME}>
          <Trans>Price</Trans>
        </span>
        <div>
          <InlineNumber
            label={t`Price of ${name}`}
            value={(product.price ?? '').replace(/\.00$/, '')}
            onSave={(price) => edit({ price: Number(price).toFixed(2) })}
          >
            {product.price ? money(product.price) : <Trans>On request</Trans>}
          </InlineNumber>
          {product.price && unit ? (
            <small className="block text-[12.5px] text-ink-500 lg:-mt-2">/ {unit}</small>
          ) : null}
        </div>
      </td>
      <td className="whitespace-nowrap">
        <span className={NAME}>
          <Trans>Min. order</Trans>
        </span>
        <div>
          <InlineNumber
            label={t`Minimum order of ${name}`}
            isInteger
            value={String(product.moq)}
            onSave={(moq) => edit({ moq: Number(moq) })}
          >
            {number(product.moq)}
          </InlineNumber>
        </div>
      </td>
      <td>
        <span className={NAME}>
          <Trans>Status</Trans>
        </span>
        <div>
          {isArchiving ? (
            <Badge>
              <Trans>Archiving</Trans>
            </Badge>
          ) : (
            <ProductMenu product={product} />
          )}
        </div>
      </td>
      <td className="tabular-nums max-lg:hidden">{number(product.views)}</td>
      <td className="tabular-nums max-lg:hidden">{number(product.enquiry_count)}</td>
      <td>
        <span className={NAME}>
          <Trans>Quality</Trans>
        </span>
        <div className="max-lg:pt-2.5">
          <QualityCell product={product} />
        </div>
      </td>
      <td className="text-right text-[12.5px] text-ink-500 tabular-nums max-lg:col-span-2 max-lg:flex max-lg:items-center max-lg:text-left">
        <span className="mr-auto lg:hidden">
          <Trans>
            Views: {number(product.views)} · Enquiries: {number(product.enquiry_count)}
          </Trans>
        </span>
        <RowMenu product={product} actions={actions} />
      </td>
    </tr>
  );
}
