import type { Product, SellerProfile } from '@haat/platform';
import { useReplyTime } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Boxes, Clock, MapPin, Package, ShoppingBasket, Truck } from 'lucide-react';
import { useSupply } from '../hooks/use-supply';

const MAX_FACTS = 4;
const ICONS = {
  lead: Truck,
  supply: Boxes,
  packing: Package,
  place: MapPin,
  least: ShoppingBasket,
  reply: Clock,
};
const iconOf = (key: string) => ICONS[key as keyof typeof ICONS];
type Props = { product: Product; profile: SellerProfile | undefined };

/** The four that buyers need first. */
export function ProductFacts({ product, profile }: Props) {
  const supply = useSupply(product);
  const replyTime = useReplyTime(profile?.response_time_hours);
  const reply = {
    key: 'reply',
    label: <Trans>Usually replies in</Trans>,
    value: replyTime,
  };
  const facts = [...supply, ...(replyTime ? [reply] : [])].slice(0, MAX_FACTS);
  return (
    <dl className="mt-5 grid grid-cols-2 gap-2 lg:gap-2.5">
      {facts.map(({ key, label, value }) => {
        const Icon = iconOf(key);
        return (
          <div
            key={key}
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
        );
      })}
    </dl>
  );
}
