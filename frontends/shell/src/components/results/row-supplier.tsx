import type { ListedProduct, SellerResult } from '@haat/api/search';
import { ContactDialog } from '@haat/enquiry';
import { Link, companyName, paths, useLocalName, useLocale } from '@haat/platform';
import { Button, Monogram } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Send } from 'lucide-react';
import { placeOf } from '../product/place-of';
import { RowContacts } from './row-contacts';
import { SupplierFacts } from './supplier-facts';
import type { Need } from './use-need';

type Props = { product: ListedProduct; need: Need };

/** Who sells it, where, how fast they answer, and every way to them. */
export function RowSupplier({ product, need }: Props) {
  const locale = useLocale();
  const { seller } = product;
  const company = companyName(seller, locale);
  return (
    <div className="relative z-[1] col-span-2 flex flex-col gap-2 border-line text-sm text-ink-500 border-t border-dashed pt-3 @[760px]:col-span-1 @[760px]:border-l @[760px]:border-t-0 @[760px]:border-solid @[760px]:pl-5 @[760px]:pt-0">
      <Link
        to={paths.vendor(seller.slug)}
        className="flex items-center gap-2.5 text-[14.5px] font-semibold leading-tight text-ink-900 hover:text-indigo-700"
      >
        <Monogram
          name={seller.company_name}
          logo={seller.company_logo}
          colour={seller.colour}
          className="size-[38px] rounded-[10px] text-sm"
        />
        {company}
      </Link>
      <Facts seller={seller} />
      <div className="mt-auto grid grid-cols-[1fr_46px_46px] gap-2 @[760px]:grid-cols-2">
        <ContactSupplier {...{ product, company, need }} />
        <RowContacts product={product} company={company} />
      </div>
    </div>
  );
}

function Facts({ seller }: { seller: SellerResult }) {
  const isNepali = useLocale() === 'ne';
  return (
    <p className="flex flex-wrap gap-x-3.5 gap-y-1.5 @[760px]:flex-col [&_span]:flex [&_span]:items-center [&_span]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {seller.is_seller_verified ? (
        <span className="font-semibold text-green-700">
          <BadgeCheck aria-hidden />
          <Trans>Verified supplier</Trans>
        </span>
      ) : null}
      <SupplierFacts
        place={placeOf(seller, isNepali)}
        distanceKm={seller.distance_km ?? null}
        responseHours={seller.response_time_hours}
        rating={seller.rating}
        closedUntil={seller.closed_until}
      />
    </p>
  );
}

type ContactProps = Props & { company: string };

function ContactSupplier({ product, company, need }: ContactProps) {
  const localName = useLocalName();
  return (
    <ContactDialog
      trigger={(open) => (
        <Button
          size="sm"
          className="h-11 @[760px]:col-span-2 @[760px]:h-10"
          onClick={open}
        >
          <Send aria-hidden />
          <Trans>Contact supplier</Trans>
        </Button>
      )}
      sellerSlug={product.seller.slug}
      companyName={company}
      productId={product.id}
      productName={localName(product)}
      categoryId={product.category.id}
      text={need.text || undefined}
      source="search"
    />
  );
}
