import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';

/** How many messages wait for a connection. */
export function OutboxNote({ count }: { count: number }) {
  const number = useFormat().number(count);
  return (
    <span className="mt-2 block font-semibold">
      <Select
        value={pluralForm(count)}
        _one={`${number} message waits to be sent. It goes out when you’re back online.`}
        other={`${number} messages wait to be sent. They go out when you’re back online.`}
      />
    </span>
  );
}
