import type { Product, SellerProfile } from '@haat/platform';
import { useReplyTime } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Clock, Truck } from 'lucide-react';
import { useSupply } from '../hooks/use-supply';

/** Specifications of supply that are here or beside the price, not in the section below. */
export const IN_FIRST_SCREEN = ['lead', 'least'];
export type ProductFactsProps = { product: Product; profile: SellerProfile | undefined };

/** What buyers need first: how soon it comes, and how soon they answer. */
export function ProductFacts({ product, profile }: ProductFactsProps) {
  const supply = useSupply(product);
  const replyTime = useReplyTime(profile?.response_time_hours);
  const reply = {
    key: 'reply',
    label: <Trans>Usually replies in</Trans>,
    value: replyTime,
  };
  const lead = supply.filter(({ key }) => key === 'lead');
  const facts = [...lead, ...(replyTime ? [reply] : [])];
  if (facts.length === 0) return null;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-2 lg:gap-2.5">
      {facts.map(({ key, label, value }) => {
        const Icon = key === 'lead' ? Truck : Clock;
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
