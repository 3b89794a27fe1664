import {
  Link,
  companyName,
  paths,
  useFormat,
  useLocale,
  type Product,
  type SellerProfile,
} from '@haat/platform';
import {
  Button,
  Card,
  ClosedUntil,
  Monogram,
  ReviewCount,
  VerifiedBadge,
} from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, Send, ShieldCheck } from 'lucide-react';
import { ContactButtons } from './contact-buttons';
import { SupplierFigures } from './supplier-figures';
import { goToForm } from '../go-to-form';

export type SupplierPanelProps = {
  product: Product;
  profile: SellerProfile | undefined;
};

export function SupplierPanel({ product, profile }: SupplierPanelProps) {
  const locale = useLocale();
  const { seller, seller_card: card } = product;
  const name = companyName(seller, locale);
  return (
    <Card className="rounded-[22px] p-5 shadow-e2">
      <div className="flex items-center gap-3.5">
        <Monogram
          name={seller.company_name}
          logo={card.company_logo}
          colour={card.colour}
          className="size-14 rounded-lg text-xl"
        />
        <div>
          <h2 className="mb-1.5 text-[17px] leading-tight">
            <Link to={paths.vendor(seller.slug)} className="hover:text-indigo-700">
              {name}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {seller.is_seller_verified ? <VerifiedBadge /> : null}
            <ClosedUntil day={seller.closed_until} />
          </p>
          <Rating slug={seller.slug} rating={card.rating} />
        </div>
      </div>
      <SupplierFigures profile={profile} established={card.established} />
      <div className="mt-4 hidden gap-2 lg:grid">
        <Button size="lg" onClick={goToForm}>
          <Send aria-hidden />
          <Trans>Contact supplier</Trans>
        </Button>
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <ContactButtons product={product} profile={profile} />
        </div>
      </div>
      <Button asChild variant="ghost" className="mt-2 w-full">
        <Link to={paths.vendor(seller.slug)}>
          <Trans>Visit shop</Trans>
          <ArrowRight aria-hidden />
        </Link>
      </Button>
      <Safety profile={profile} />
    </Card>
  );
}

type RatingProps = Pick<Product['seller_card'], 'rating' | 'slug'>;

/** Of orders; a link to the reviews. */
const Rating = ({ rating, slug }: RatingProps) =>
  rating ? (
    <Link
      to={paths.vendorReviews(slug)}
      className="mt-1.5 inline-flex min-h-6 flex-wrap items-center gap-x-1.5 text-[13.5px] text-ink-500 hover:underline"
    >
      <ReviewCount reviews={rating} />
    </Link>
  ) : null;

function Safety({ profile }: { profile: SellerProfile | undefined }) {
  const { date } = useFormat();
  const checked = profile?.verification.at(-1)?.at;
  const day = checked ? date(checked) : null;
  return (
    <p className="mt-3 flex gap-2.5 text-[12.5px] leading-normal text-ink-500">
      <ShieldCheck className="size-[18px] shrink-0 text-green-600" aria-hidden />
      <span>
        {day ? <Trans>Phone and PAN/VAT verified on {day}.</Trans> : null}{' '}
        <Trans>Haat takes no payment; agree terms with the seller.</Trans>
      </span>
    </p>
  );
}
