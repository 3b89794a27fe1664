import {
  Link,
  companyName,
  paths,
  useFormat,
  useLocalName,
  useLocale,
  type ProductCardData,
  type ProductUnit,
} from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../class-names';
import { ProductPicture } from './product-picture';
import { useUnitText } from './use-unit-text';

/** A list may know neither minimum order nor unit. */
export type CardProduct = Pick<
  ProductCardData,
  'slug' | 'name' | 'name_ne' | 'price' | 'price_on_request' | 'image' | 'seller'
> & { unit: ProductUnit | string | null; moq: number | null };

type Props = {
  product: CardProduct;
  tag?: ReactNode;
  /** Below the price: what a buyer needs before writing. */
  note?: ReactNode;
  /** Lies above the picture, such as a `WishlistHeart`. */
  heart?: ReactNode;
};

function Price({ product }: { product: CardProduct }) {
  const { money, number } = useFormat();
  const unitName = useUnitText(product.unit);
  const minimumUnit = useUnitText(product.unit, product.moq ?? 0);
  const minimum = product.moq ? number(product.moq) : null;
  return (
    <>
      <p className="text-lg font-bold tracking-tight tabular-nums">
        {product.price === null || product.price_on_request ? (
          <Trans>Ask for price</Trans>
        ) : (
          <>
            {money(product.price)}{' '}
            {unitName ? (
              <small className="whitespace-nowrap text-[12.5px] font-medium tracking-normal text-ink-500">
                / {unitName}
              </small>
            ) : null}
          </>
        )}
      </p>
      <p className="min-h-5 text-[12.5px] text-ink-700">
        {minimum ? (
          <Trans>
            Min. order{' '}
            <b>
              {minimum} {minimumUnit}
            </b>
          </Trans>
        ) : null}
      </p>
    </>
  );
}

function Seller({ seller }: { seller: ProductCardData['seller'] }) {
  const Icon = seller.is_seller_verified ? BadgeCheck : Store;
  const locale = useLocale();
  return (
    <p className="mt-auto flex items-center gap-1.5 border-t border-dashed border-line pt-2.5 text-[12.5px] text-ink-500">
      <Icon
        className={cn('size-4 shrink-0', seller.is_seller_verified && 'text-green-600')}
        aria-hidden
      />
      <b className="truncate font-semibold text-ink-700">{companyName(seller, locale)}</b>
      <span className="ml-auto whitespace-nowrap">
        {(locale === 'ne' && seller.district_ne) || seller.district}
      </span>
    </p>
  );
}

/** A product in a grid. The card is one link; the heart lies above it. */
export function ProductCard({ product, tag, note, heart }: Props) {
  const name = useLocalName()(product);
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-card transition hover:-translate-y-[3px] hover:shadow-e3">
      <div className="relative aspect-square overflow-hidden bg-sand">
        <ProductPicture
          image={product.image}
          alt=""
          className="transition-transform duration-500 group-hover:scale-104"
        />
        {tag ? <span className="absolute left-2.5 top-2.5">{tag}</span> : null}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3.5 pt-3">
        <h3 className="line-clamp-2 min-h-[2.7em] text-base font-semibold leading-snug tracking-normal">
          <Link
            to={paths.product(product.slug)}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
        </h3>
        <Price product={product} />
        {note}
        <Seller seller={product.seller} />
      </div>
      {heart ? <span className="absolute right-2 top-2">{heart}</span> : null}
    </article>
  );
}
