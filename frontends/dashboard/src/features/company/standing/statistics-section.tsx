import { Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useOwnStatisticsQuery } from '../../../api/dashboard';
import { ChannelBars } from './channel-bars';
import { SpanChoice } from '../../desk/span-choice';
import { Figures } from './figures';
import { VisitsChart } from './visits-chart';

const MONTH = 30;

/** How the page is found, used and answered. */
export function StatisticsSection() {
  const [days, setDays] = useState(MONTH);
  const { data, error, refetch } = useOwnStatisticsQuery(days, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card id="statistics" className="scroll-mt-24 p-5">
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
              Rate: answered within 24 hours out of all received in 30 days; under ten
              received, the last ten of 90 days. Time: the mean of the fastest four
              fifths.
            </Trans>
          </p>
        </div>
      )}
    </Card>
  );
}
