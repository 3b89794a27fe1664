import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, Clock, MapPin, MessageCircleReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { yearText, type Shop } from '../../shop/shop';
import { usePlace } from '../../shop/use-place';
import { useReplyTime } from '../../shop/use-reply-time';

type Fact = { icon: ReactNode; label: string; value: string | null };

/** How fast they answer, since when they trade, where from; what is unknown is left out. */
export function FactTiles({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const rate = shop.response_rate;
  const facts: Fact[] = [
    {
      icon: <Clock aria-hidden />,
      label: t`Reply time`,
      value: useReplyTime(shop.response_time_hours),
    },
    {
      icon: <MessageCircleReply aria-hidden />,
      label: t`Answered within a day`,
      value: typeof rate === 'number' ? `${number(rate)}%` : null,
    },
    {
      icon: <CalendarDays aria-hidden />,
      label: t`In trade since`,
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
            className="flex items-center gap-3 rounded-lg border border-line bg-card p-3.5 lg:p-4 [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-indigo-600"
          >
            {icon}
            <div className="flex min-w-0 flex-col-reverse leading-snug">
              <dt className="text-sm text-ink-500">{label}</dt>
              <dd className="text-md font-semibold tabular-nums">{value}</dd>
            </div>
          </div>
        ))}
    </dl>
  );
}
