import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';
import { useAmount } from '../../hooks/use-amount';

type Amount = Parameters<ReturnType<typeof useAmount>>[0];
type Props = { items: (Amount & { id: string; name: string })[] };
const MAX_ITEMS = 3;

/** The first items of a requirement, with their quantities. */
export function RequestedItems({ items }: Props) {
  const amount = useAmount();
  const { number } = useFormat();
  const more = items.length - MAX_ITEMS;
  const shown = number(more);
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {items.slice(0, MAX_ITEMS).map((item) => (
        <li key={item.id} className="rounded-full bg-sand px-3 py-1">
          {item.name} · {amount(item)}
        </li>
      ))}
      {more > 0 ? (
        <li className="py-1 text-ink-500">
          <Select
            value={pluralForm(more)}
            _one={`${shown} more line`}
            other={`${shown} more lines`}
          />
        </li>
      ) : null}
    </ul>
  );
}
