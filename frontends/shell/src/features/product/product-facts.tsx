import { useFormat, useLocale, type Product, type SellerProfile } from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Clock, MapPin, Package, Truck } from 'lucide-react';

type Props = { product: Product; profile: SellerProfile | undefined };

/** What is known, and only that. */
export function ProductFacts({ product, profile }: Props) {
  const { number } = useFormat();
  const unit = useUnitText(product.unit);
  const isNepali = useLocale() === 'ne';
  const { seller, lead_time_days: days } = product;
  const district = (isNepali && seller.district_ne) || seller.district;
  const hours = profile?.response_time_hours;
  const least = product.moq ? number(product.moq) : null;
  const shownDays = number(days ?? 0);
  const shownHours = number(hours ?? 0);
  const facts = [
    days
      ? {
          Icon: Truck,
          label: <Trans>Lead time</Trans>,
          value: (
            <Plural value={days} one={`${shownDays} day`} other={`${shownDays} days`} />
          ),
        }
      : null,
    least
      ? { Icon: Package, label: <Trans>Minimum order</Trans>, value: `${least} ${unit}` }
      : null,
    district ? { Icon: MapPin, label: <Trans>Ships from</Trans>, value: district } : null,
    hours
      ? {
          Icon: Clock,
          label: <Trans>Usual reply</Trans>,
          value: <Trans>{shownHours} h</Trans>,
        }
      : null,
  ].filter((fact) => fact !== null);
  return (
    <dl className="mt-5 grid grid-cols-2 gap-2 lg:gap-2.5">
      {facts.map(({ Icon, label, value }, index) => (
        <div
          key={index}
          className="relative rounded-[14px] border border-line bg-card py-2.5 pl-11 pr-3 text-xs leading-snug lg:pl-12 lg:text-sm"
        >
          <dt className="text-ink-500">
            <Icon
              className="absolute left-3 top-1/2 size-[22px] -translate-y-1/2 text-indigo-600 lg:left-3.5"
              aria-hidden
            />
            {label}
          </dt>
          <dd className="text-[14.5px] font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
