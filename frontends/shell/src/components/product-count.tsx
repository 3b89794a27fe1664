import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';

type Props = { count: number | null | undefined; className?: string };

/** How many products a category has; nothing for none. */
export function ProductCount({ count, className }: Props) {
  const { number } = useFormat();
  if (!count) return null;
  const shown = number(count);
  return (
    <small className={className}>
      <Select
        value={pluralForm(count)}
        _one={`${shown} product`}
        other={`${shown} products`}
      />
    </small>
  );
}
