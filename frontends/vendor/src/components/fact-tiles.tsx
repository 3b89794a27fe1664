import { useFormat } from '@haat/platform';
import { useReplyTime } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, Clock, MapPin, MessageCircleReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { yearText, type Shop } from '../hooks/use-shop';
import { usePlace } from '../hooks/use-place';

type Fact = { icon: ReactNode; label: string; value: string | null };

/** How fast they answer, since when they trade, where from; what is unknown is left out. */
export function FactTiles({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const rate = shop.response_rate;
  const facts: Fact[] = [
    {
      icon: <Clock aria-hidden />,
      label: t`Usually replies in`,
      value: useReplyTime(shop.response_time_hours),
    },
    {
      icon: <MessageCircleReply aria-hidden />,
      label: t`Answered within a day`,
      value: typeof rate === 'number' ? `${number(rate)}%` : null,
    },
    {
      icon: <CalendarDays aria-hidden />,
      label: t`In business since`,
      value: shop.established ? yearText(shop.established, number) : null,
    },
    { icon: <MapPin aria-hidden />, label: t`Area`, value: usePlace(shop).area || null },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2.5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-4">
      {facts
        .filter(({ value }) => value)
        .map(({ icon, label, value }) => (
          <div
            key={label}
            className="relative flex min-w-0 flex-col-reverse justify-center rounded-lg border border-line bg-card py-3.5 pl-13 pr-3 leading-snug lg:pl-15 lg:py-4 [&_svg]:absolute [&_svg]:left-3.5 [&_svg]:top-1/2 [&_svg]:size-6 [&_svg]:-translate-y-1/2 [&_svg]:text-indigo-600 lg:[&_svg]:left-4.5"
          >
            <dt className="text-sm text-ink-500">{label}</dt>
            <dd className="text-md font-semibold tabular-nums">
              {icon}
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
