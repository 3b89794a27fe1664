import type { ListingOut } from '@haat/api/own-products';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { ProductPicture, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { PriceText } from './price-cell';

type Props = { product: ListingOut; category: string };

/** On one line; in narrow lists on two, in place of number and category. On phones the complete row is its link, with the price below the name and a status that hides it. */
export function NameCell({ product, category }: Props) {
  const { number } = useFormat();
  const name = useLocalName()(product);
  const { enquiry_count: count } = product;
  return (
    <Link
      to={paths.sellerEditProduct(product.id)}
      data-row
      className="flex items-center gap-3 hover:text-indigo-700 @max-[700px]/list:after:absolute @max-[700px]/list:after:inset-0"
    >
      <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-sand">
        <ProductPicture image={product.image} alt="" />
      </span>
      <span className="min-w-0">
        <b className="block truncate font-semibold leading-snug @max-[960px]/list:line-clamp-2 @max-[960px]/list:whitespace-normal">
          {name}
        </b>
        <small className="block truncate text-[12.5px] text-ink-500 @max-[960px]/list:hidden">
          {[product.sku, category].filter(Boolean).join(' · ')}
        </small>
        <small className="hidden truncate text-[13px] text-ink-500 @max-[700px]/list:block">
          <PriceText product={product} /> · <Trans>Enquiries: {number(count)}</Trans>
        </small>
      </span>
      {product.status === 'published' ? null : (
        <span className="ml-auto hidden shrink-0 @max-[700px]/list:block">
          <StatusChip status={product.status} label={product.status_label} />
        </span>
      )}
    </Link>
  );
}
