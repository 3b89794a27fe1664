import { useFormat } from '@haat/platform';
import { Plural } from '@lingui/react/macro';

type Props = { count: number | undefined; className?: string };

/** How many products a category has; of none nothing is said. */
export function ProductCount({ count, className }: Props) {
  const { number } = useFormat();
  if (!count) return null;
  const shown = number(count);
  return (
    <small className={className}>
      <Plural value={count} one={`${shown} product`} other={`${shown} products`} />
    </small>
  );
}
