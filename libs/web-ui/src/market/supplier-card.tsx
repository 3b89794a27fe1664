import type { FeaturedSeller } from '@haat/api/home';
import {
  Link,
  companyName,
  paths,
  pluralForm,
  useFormat,
  useLocale,
} from '@haat/platform';
import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, MapPin, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../layout/card';
import { DhakaBand } from '../layout/dhaka-band';
import { ClosedUntil } from './closed-until';
import { colourOf } from './initials';
import { Monogram } from './monogram';
import { ProductPicture } from './product-picture';
import { RatingFact } from './rating-fact';
import { readable } from './readable';
import { useReplyTime } from './use-reply-time';
import { VerifiedBadge } from './verified-badge';

/** `established` is a year. */
export type SupplierCardData = Pick<
  FeaturedSeller,
  | 'slug'
  | 'company_name'
  | 'company_name_ne'
  | 'company_logo'
  | 'colour'
  | 'is_seller_verified'
  | 'district'
  | 'district_ne'
  | 'established'
  | 'closed_until'
  | 'rating'
> &
  Partial<Pick<FeaturedSeller, 'response_time_hours'>> & { images?: string[] };
type Props = { supplier: SupplierCardData; actions?: ReactNode };

function Facts({ supplier }: { supplier: SupplierCardData }) {
  const { t } = useLingui();
  const { district, district_ne, established } = supplier;
  const place = (useLocale() === 'ne' && district_ne) || district;
  const { number } = useFormat();
  const replyTime = useReplyTime(supplier.response_time_hours);
  const years = established ? new Date().getFullYear() - established : 0;
  const yearsText = number(years);
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-500 [&_span]:inline-flex [&_span]:items-center [&_span]:gap-1.5 [&_svg]:size-4">
      {place ? (
        <span>
          <MapPin aria-hidden />
          {place}
        </span>
      ) : null}
      {replyTime ? (
        <span>
          <Clock aria-hidden />
          {replyTime}
        </span>
      ) : null}
      {years ? (
        <span>
          <Store aria-hidden />
          {t`${select(pluralForm(years), { one: `${yearsText} yr`, other: `${yearsText} yrs` })}`}
        </span>
      ) : null}
      <RatingFact rating={supplier.rating} />
      <ClosedUntil day={supplier.closed_until} />
    </p>
  );
}

function Pictures({ images }: { images: string[] }) {
  if (images.length === 0) return null;
  return (
    <div className="mt-4 grid grid-cols-3 gap-2">
      {images.slice(0, 3).map((image, index) => (
        <span
          key={`${index}-${image}`}
          className="aspect-square overflow-hidden rounded-md bg-sand"
        >
          <ProductPicture image={image} alt="" />
        </span>
      ))}
    </div>
  );
}

/** A firm: its colour as cover with the Dhaka strip, logo, facts, pictures, actions. */
export function SupplierCard({ supplier, actions }: Props) {
  const locale = useLocale();
  const colour = readable(supplier.colour ?? colourOf(supplier.company_name));
  const cover = `linear-gradient(120deg, ${colour}, color-mix(in srgb, ${colour} 62%, #f8b133))`;
  return (
    <Card className="flex flex-col overflow-hidden transition hover:shadow-e3">
      <div className="relative h-[84px] shrink-0" style={{ background: cover }}>
        <DhakaBand className="absolute inset-x-0 bottom-0 h-2.5" />
      </div>
      <div className="flex flex-1 flex-col px-5 pb-5">
        <Monogram
          name={supplier.company_name}
          logo={supplier.company_logo}
          colour={colour}
          className="relative -mt-8 size-16 rounded-[18px] border-4 border-card text-xl shadow-e2"
        />
        <h3 className="mt-3 flex flex-wrap items-center gap-2 text-lg">
          <Link to={paths.vendor(supplier.slug)} className="hover:text-indigo-700">
            {companyName(supplier, locale)}
          </Link>
          {supplier.is_seller_verified ? <VerifiedBadge /> : null}
        </h3>
        <Facts supplier={supplier} />
        <Pictures images={supplier.images ?? []} />
        <div className="mt-auto flex flex-wrap gap-2 pt-4 [&>*]:flex-1">
          {actions ?? (
            <Link
              to={paths.vendor(supplier.slug)}
              className="grid h-11 place-items-center rounded-[10px] bg-indigo-50 text-[13.5px] font-semibold text-indigo-700"
            >
              <Trans>View shop</Trans>
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}
