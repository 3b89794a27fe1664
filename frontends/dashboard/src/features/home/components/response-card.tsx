import type { Statistics } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { Card, useReplyTime } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const MONTH = 30;
const LEAST = 10;
const NONE = '–';

/** What buyers read on the company's page, and of what it was counted. */
export function ResponseCard({ statistics }: { statistics: Statistics }) {
  const { number } = useFormat();
  const { response_rate: rate, counted } = statistics;
  const replyTime = useReplyTime(statistics.response_time_hours);
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Your replies</Trans>
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <Value name={<Trans>Response rate</Trans>}>
          {rate === null ? NONE : `${number(rate)}%`}
        </Value>
        <Value name={<Trans>Usually replies in</Trans>}>{replyTime ?? NONE}</Value>
      </dl>
      <p className="mt-3 text-sm text-ink-500">
        <Counted {...counted} />
      </p>
    </Card>
  );
}

const Value = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-500">{name}</dt>
    <dd className="text-2xl font-bold tracking-tight tabular-nums">{children}</dd>
  </div>
);

function Counted({ received, answered, days }: Statistics['counted']) {
  const { number } = useFormat();
  const [all, prompt] = [number(received), number(answered)];
  if (received < LEAST) {
    return (
      <Trans>
        Fewer than ten enquiries in 90 days have been answered or are due, so buyers don’t
        see a rate yet.
      </Trans>
    );
  }
  if (days === MONTH) {
    return (
      <Trans>
        {prompt} of {all} enquiries in the last 30 days were answered within 24 h. Time is
        the average in working hours, without the slowest 20%. Buyers see both.
      </Trans>
    );
  }
  return (
    <Trans>
      {prompt} of your last {all} enquiries (90 days, as the last 30 days had fewer than
      ten) were answered within 24 h. Time is the average in working hours, without the
      slowest 20%. Buyers see both.
    </Trans>
  );
}
