import {
  Link,
  paths,
  useFormat,
  useLocale,
  type Product,
  type SellerProfile,
} from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { DetailTable } from './detail-table';
import { placeOf } from '../../../components/product/place-of';

type Props = { product: Product; profile: SellerProfile | undefined };

/** The company's own text, with the facts that its card does not have. */
export function AboutSupplier({ product, profile }: Props) {
  const { number } = useFormat();
  const locale = useLocale();
  const isNepali = locale === 'ne';
  const { seller, seller_card: card } = product;
  const place = placeOf(seller, isNepali);
  const about = (isNepali && profile?.about_ne) || profile?.about;
  const details = [
    { key: 'place', label: <Trans>Place</Trans>, value: place },
    {
      key: 'products',
      label: <Trans>Products</Trans>,
      value: card.product_count ? number(card.product_count) : '',
    },
  ].filter(({ value }) => value);
  return (
    <>
      {about ? (
        <p className="deferred-text mb-4 line-clamp-6 max-w-prose whitespace-pre-line text-ink-700">
          {about}
        </p>
      ) : null}
      <DetailTable details={details} />
      <Link
        to={paths.vendor(seller.slug)}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-indigo-700 hover:underline"
      >
        <Trans>Visit shop</Trans>
        <ArrowRight className="size-[18px]" aria-hidden />
      </Link>
    </>
  );
}
