import { Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useOwnStatisticsQuery } from '../../../../api/dashboard';
import { ChannelBars } from './channel-bars';
import { SpanChoice } from '../../../../components/charts/span-choice';
import { Figures } from './figures';
import { VisitsChart } from '../../../../components/charts/visits-chart';

const MONTH = 30;

/** Visits, contacts and responses of the company's page. */
export function StatisticsSection() {
  const [days, setDays] = useState(MONTH);
  const { data, error, refetch } = useOwnStatisticsQuery(days, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card id="statistics" className="scroll-mt-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg leading-snug">
          <Trans>Response and visits</Trans>
        </h2>
        <SpanChoice days={days} onChoose={setDays} className="ml-auto" />
      </div>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="mt-4 h-72 rounded-md" />
      ) : (
        <div className="mt-4 grid grid-cols-1 gap-6">
          <Figures statistics={data} />
          <VisitsChart statistics={data} />
          <ChannelBars clicks={data.clicks} />
          <p className="text-sm text-ink-500">
            <Trans>
              Response rate: of the enquiries that are due, the share answered within 24 h
              (last 30 days; last 10 enquiries if fewer). Response time: average in
              working hours (10 am to 6 pm), excluding the slowest 20%. Saturdays, your
              closed days and enquiries of unverified guests don’t count.
            </Trans>
          </p>
        </div>
      )}
    </Card>
  );
}
