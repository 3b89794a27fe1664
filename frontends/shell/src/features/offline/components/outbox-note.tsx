import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';

/** How many messages wait for a connection. */
export function OutboxNote({ count }: { count: number }) {
  const number = useFormat().number(count);
  return (
    <span className="mt-2 block font-semibold">
      <Select
        value={pluralForm(count)}
        _one={`${number} message is waiting. It will be sent when you’re back online.`}
        other={`${number} messages are waiting. They will be sent when you’re back online.`}
      />
    </span>
  );
}
