import type { Statistics } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';

const CHANNELS = ['call', 'whatsapp', 'viber', 'email', 'qr', 'share'] as const;
type Channel = (typeof CHANNELS)[number];

/** Which way buyers take: one bar for each. */
export function ChannelBars({ clicks }: { clicks: Statistics['clicks'] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const max = Math.max(1, ...CHANNELS.map((channel) => clicks[channel] ?? 0));
  const labels: Record<Channel, string> = {
    call: t`Call`,
    whatsapp: t`WhatsApp`,
    viber: t`Viber`,
    email: t`Email`,
    qr: t`QR code`,
    share: t`Share`,
  };
  return (
    <div>
      <h3 className="mb-2 text-[13.5px] font-semibold">
        <Trans>Clicks by channel</Trans>
      </h3>
      <ul className="grid gap-2">
        {CHANNELS.map((channel) => {
          const count = clicks[channel] ?? 0;
          return (
            <li
              key={channel}
              className="grid grid-cols-[84px_minmax(0,1fr)_48px] items-center gap-3 text-[14px]"
            >
              <span>{labels[channel]}</span>
              <span className="h-2.5 overflow-hidden rounded-full bg-sand" aria-hidden>
                <span
                  className="block h-full rounded-full bg-indigo-600"
                  style={{ width: `${(count / max) * 100}%` }}
                />
              </span>
              <span className="text-right font-semibold tabular-nums">
                {number(count)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
