import type { ListedProduct } from '@haat/api/search';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Card, ProductPicture, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CompareBox } from '../compare/compare-box';
import { WishlistHeart } from '../wishlist/wishlist-heart';
import { Highlight } from './highlight';
import { RowPrice } from './row-price';
import { RowSpecs } from './row-specs';
import { RowSupplier } from './row-supplier';
import type { Need } from './use-need';

type Props = { product: ListedProduct; query: string; need: Need };

/**
 * A product across the page: picture, price, supplier. Its layout follows the width of
 * the results, not of the window.
 */
export function ProductRow({ product, query, need }: Props) {
  const localName = useLocalName();
  const { number } = useFormat();
  const leastUnit = useUnitText(product.unit, product.moq);
  const name = localName(product);
  const least = product.moq ? number(product.moq) : null;
  return (
    <Card className="group relative grid grid-cols-[112px_1fr] gap-x-3.5 gap-y-3 rounded-[20px] p-3 transition hover:shadow-e3 @[520px]:grid-cols-[148px_1fr] @[760px]:grid-cols-[176px_1fr_236px] @[760px]:gap-5 @[760px]:p-3.5">
      <span className="aspect-square overflow-hidden rounded-[14px] bg-sand">
        <ProductPicture image={product.image} alt="" />
      </span>
      <div className="min-w-0">
        <h2 className="pr-9 text-md leading-snug @[760px]:text-lg">
          <Link
            to={paths.product(product.slug) + need.queryOf(product.unit)}
            className="after:absolute after:inset-0 after:content-['']"
          >
            <Highlight text={name} query={query} />
          </Link>
        </h2>
        <RowPrice product={product} need={need} />
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
          className="absolute right-1.5 top-1.5 z-[1] @[760px]:right-[268px]"
        />
      </div>
      <RowSupplier product={product} need={need} />
    </Card>
  );
}
