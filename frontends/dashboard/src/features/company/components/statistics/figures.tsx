import type { Statistics } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { useReplyTime } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const NONE = '–';

/** The four figures that buyers feel, and the visits. */
export function Figures({ statistics }: { statistics: Statistics }) {
  const { number } = useFormat();
  const { response_rate: rate } = statistics;
  const replyTime = useReplyTime(statistics.response_time_hours);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <Figure name={<Trans>Received</Trans>} value={number(statistics.received)} />
      <Figure
        name={<Trans>Answered within 24 h</Trans>}
        value={number(statistics.answered_within_24h)}
      />
      <Figure
        name={<Trans>Response rate</Trans>}
        value={rate === null ? NONE : `${number(rate)}%`}
      />
      <Figure name={<Trans>Usually replies in</Trans>} value={replyTime ?? NONE} />
      <Figure name={<Trans>Page views</Trans>} value={number(statistics.views)} />
    </dl>
  );
}

const Figure = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div className="flex flex-col rounded-md border border-line p-3">
    <dt className="text-sm text-ink-500">{name}</dt>
    <dd className="mt-auto text-xl font-bold tabular-nums">{value}</dd>
  </div>
);
