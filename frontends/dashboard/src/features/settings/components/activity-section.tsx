import type { Activity } from '@haat/api/account';
import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useActivityQuery } from '../../../api/account';
import { useDeviceName } from '../../../hooks/use-device-name';
import { useActivityLabels } from '../../../hooks/use-activity-labels';
import { Rows } from './rows';
import { Section } from './section';

const FIRST = 5;

/** What happened to the account: unexpected sign-ins are visible here first. */
export function ActivitySection() {
  const { data, error, refetch } = useActivityQuery();
  const [isExpanded, setIsExpanded] = useState(false);
  const visible = isExpanded ? data : data?.slice(0, FIRST);
  return (
    <Section id="activity" title={<Trans>Recent activity</Trans>}>
      <Rows
        items={visible}
        error={error}
        onRetry={() => void refetch()}
        empty={<Trans>No activity yet.</Trans>}
      >
        {(activity) => <Row key={activity.id} activity={activity} />}
      </Rows>
      {!isExpanded && (data?.length ?? 0) > FIRST ? (
        <Button variant="ghost" className="mt-2" onClick={() => setIsExpanded(true)}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </Section>
  );
}

function Row({ activity }: { activity: Activity }) {
  const labelOf = useActivityLabels();
  const { date, time } = useFormat();
  const where = [useDeviceName()(activity), activity.address].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2.5 leading-snug">
      <b className="font-semibold">{labelOf(activity.kind)}</b>
      <small className="text-sm text-ink-500">{where.join(' · ')}</small>
      <time
        dateTime={activity.at}
        className="ml-auto whitespace-nowrap text-sm text-ink-500 tabular-nums"
      >
        {date(activity.at)}, {time(activity.at)}
      </time>
    </li>
  );
}
