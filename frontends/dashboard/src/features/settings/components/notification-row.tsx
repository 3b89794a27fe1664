import type { Row } from '@haat/api/notification-preferences';
import { useId } from 'react';
import { CHANNELS, type Channel, type Topic } from '../preference-topics';
import { usePreferenceLabels } from '../hooks/use-preference-labels';
import { NotificationCell } from './notification-cell';

type Props = {
  topic: Topic;
  row: Row;
  isReachable: Record<Channel, boolean>;
  onChange: (channel: Channel, on: boolean) => void;
};

export function NotificationRow({ topic, row, isReachable, onChange }: Props) {
  const id = useId();
  const { topics } = usePreferenceLabels();
  const { name, hint } = topics[topic];
  return (
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      className="grid grid-cols-[1.15fr_1fr_1fr] items-center gap-x-2 max-sm:rounded-md max-sm:border max-sm:border-line max-sm:px-4 max-sm:pt-3 max-sm:pb-1 sm:grid-cols-[1fr_repeat(3,92px)] sm:py-3"
    >
      <div className="col-span-3 leading-snug sm:col-span-1">
        <b id={`${id}-name`} className="block font-semibold">
          {name}
        </b>
        <small id={`${id}-hint`} className="block text-sm text-ink-500">
          {hint}
        </small>
      </div>
      {CHANNELS.map((channel) => (
        <NotificationCell
          key={channel}
          topic={name}
          channel={channel}
          cell={row[channel]}
          isReachable={isReachable[channel]}
          onChange={(on) => onChange(channel, on)}
        />
      ))}
    </div>
  );
}
