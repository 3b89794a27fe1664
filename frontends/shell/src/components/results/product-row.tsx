import type { ListedProduct } from '@haat/api/search';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Card, ProductPicture, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CompareBox } from '../compare/compare-box';
import { WishlistHeart } from '../wishlist/wishlist-heart';
import { Highlight } from './highlight';
import { RowSpecs } from './row-specs';
import { RowSupplier } from './row-supplier';

type Props = { product: ListedProduct; query: string };

/** A product across the page: picture, price, supplier. */
export function ProductRow({ product, query }: Props) {
  const localName = useLocalName();
  const { money, number } = useFormat();
  const unit = useUnitText(product.unit);
  const leastUnit = useUnitText(product.unit, product.moq);
  const name = localName(product);
  const least = product.moq ? number(product.moq) : null;
  return (
    <Card className="group relative grid grid-cols-[112px_1fr] gap-x-3.5 gap-y-3 rounded-[20px] p-3 transition hover:shadow-e3 lg:grid-cols-[196px_1fr_252px] lg:gap-[22px] lg:p-3.5">
      <span className="aspect-square overflow-hidden rounded-[14px] bg-sand">
        <ProductPicture image={product.image} alt="" />
      </span>
      <div className="min-w-0">
        <h2 className="pr-9 text-md leading-snug lg:text-lg">
          <Link
            to={paths.product(product.slug)}
            className="after:absolute after:inset-0 after:content-['']"
          >
            <Highlight text={name} query={query} />
          </Link>
        </h2>
        <p className="mt-1.5 text-lg font-bold tracking-tight tabular-nums lg:text-[23px]">
          {product.price === null ? <Trans>Ask for price</Trans> : money(product.price)}
          {product.price !== null && unit ? (
            <small className="text-[13.5px] font-medium tracking-normal text-ink-500">
              {' '}
              / {unit}
            </small>
          ) : null}
        </p>
        {least ? (
          <p className="text-[13.5px] text-ink-500">
            <Trans>
              Min. order {least} {leastUnit}
            </Trans>
          </p>
        ) : null}
        <RowSpecs product={product} />
        <CompareBox product={product} className="mt-0.5 text-ink-500" />
        <WishlistHeart
          product={product}
          className="absolute right-1.5 top-1.5 z-[1] lg:right-[288px]"
        />
      </div>
      <RowSupplier product={product} />
    </Card>
  );
}
