import type { Cell } from '@haat/api/notification-preferences';
import { Checkbox } from '@haat/ui';
import type { Channel } from '../preference-topics';
import { usePreferenceLabels } from '../hooks/use-preference-labels';

type Props = {
  topic: string;
  channel: Channel;
  cell: Cell;
  /** The address or number is proven: something can arrive. */
  isReachable: boolean;
  onChange: (on: boolean) => void;
};

/** What is locked and off is not offered at all: no box, a dash. */
export function NotificationCell({ topic, channel, cell, isReachable, onChange }: Props) {
  const { channels } = usePreferenceLabels();
  if (cell.locked && !cell.on) {
    return (
      <span aria-hidden className="hidden text-center text-ink-500 sm:block">
        –
      </span>
    );
  }
  return (
    <Checkbox
      label={<span className="sm:sr-only">{channels[channel]}</span>}
      aria-label={`${topic}: ${channels[channel]}`}
      checked={cell.on && (isReachable || cell.locked)}
      disabled={cell.locked || !isReachable}
      onChange={({ target }) => onChange(target.checked)}
      className="[&_input:disabled]:opacity-45 [&>label]:min-h-11 [&>label]:items-center sm:[&>label]:justify-center sm:[&>label]:gap-0"
    />
  );
}
