import type { Activity } from '@haat/api/account';
import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useActivityQuery } from '../../../api/account';
import { deviceName } from '../device-name';
import { useActivityWords } from '../use-activity-words';
import { Rows } from './rows';
import { Section } from './section';

const FIRST = 5;

/** What happened to the account: strange things show here first. */
export function ActivitySection() {
  const { data, error, refetch } = useActivityQuery();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? data : data?.slice(0, FIRST);
  return (
    <Section id="activity" title={<Trans>Recent activity</Trans>}>
      <Rows
        items={shown}
        error={error}
        onRetry={() => void refetch()}
        empty={<Trans>No activity yet.</Trans>}
      >
        {(activity) => <Row key={activity.id} activity={activity} />}
      </Rows>
      {!isWhole && (data?.length ?? 0) > FIRST ? (
        <Button variant="ghost" className="mt-2" onClick={() => setIsWhole(true)}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </Section>
  );
}

function Row({ activity }: { activity: Activity }) {
  const words = useActivityWords();
  const { date, time } = useFormat();
  const where = [deviceName(activity.user_agent), activity.address].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2.5 leading-snug">
      <b className="font-semibold">{words(activity.kind)}</b>
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
