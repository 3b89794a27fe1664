import { ContactDialog } from '@haat/enquiry';
import {
  Link,
  paths,
  useFormat,
  useLocalName,
  useLocale,
  type ProductCardData,
} from '@haat/platform';
import { Button, Card, Monogram, ProductPicture, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, MapPin, Send } from 'lucide-react';
import { CompareBox } from '../compare/compare-box';
import { WishHeart } from '../wishlist/wish-heart';
import { Marked } from './marked';

type Props = { product: ProductCardData; words: string };

/** A product across the page: picture, price, supplier. */
export function ProductRow({ product, words }: Props) {
  const localName = useLocalName();
  const { money, number } = useFormat();
  const unit = useUnitText(product.unit);
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
            <Marked text={name} words={words} />
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
              Min. order {least} {unit}
            </Trans>
          </p>
        ) : null}
        <p className="mt-2 hidden text-[13.5px] text-ink-500 lg:block">
          {localName(product.category)}
        </p>
        <CompareBox product={product} className="mt-0.5 text-ink-500" />
        <WishHeart
          product={product}
          className="absolute right-1.5 top-1.5 z-[1] lg:right-[288px]"
        />
      </div>
      <Supplier product={product} />
    </Card>
  );
}

function Supplier({ product }: { product: ProductCardData }) {
  const isNepali = useLocale() === 'ne';
  const localName = useLocalName();
  const { seller } = product;
  return (
    <div className="relative z-[1] col-span-2 flex flex-col gap-2 border-line text-sm text-ink-500 max-lg:border-t max-lg:border-dashed max-lg:pt-3 lg:col-span-1 lg:border-l lg:pl-5">
      <Link
        to={paths.vendor(seller.slug)}
        className="flex items-center gap-2.5 text-[14.5px] font-semibold leading-tight text-ink-900 hover:text-indigo-700"
      >
        <Monogram
          name={seller.company_name}
          className="size-[38px] rounded-[10px] text-sm"
        />
        {(isNepali && seller.company_name_ne) || seller.company_name}
      </Link>
      {seller.is_seller_verified ? (
        <span className="flex items-center gap-1.5 font-semibold text-green-700">
          <BadgeCheck className="size-4" aria-hidden />
          <Trans>Verified supplier</Trans>
        </span>
      ) : null}
      {seller.district ? (
        <span className="flex items-center gap-1.5">
          <MapPin className="size-4" aria-hidden />
          {(isNepali && seller.district_ne) || seller.district}
        </span>
      ) : null}
      <ContactDialog
        trigger={(open) => (
          <Button size="sm" className="mt-auto h-11 w-full lg:h-10" onClick={open}>
            <Send aria-hidden />
            <Trans>Contact supplier</Trans>
          </Button>
        )}
        sellerSlug={seller.slug}
        companyName={(isNepali && seller.company_name_ne) || seller.company_name}
        productId={product.id}
        productName={localName(product)}
        categoryId={product.category?.id}
        source="search"
      />
    </div>
  );
}
