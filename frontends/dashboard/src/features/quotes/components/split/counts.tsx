import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';

type Props = { count: number };

/** `2 orders` */
export function OrderCount({ count }: Props) {
  const { number } = useFormat();
  const shown = number(count);
  return (
    <Select value={pluralForm(count)} _one={`${shown} order`} other={`${shown} orders`} />
  );
}

/** `2 lines` */
export function LineCount({ count }: Props) {
  const { number } = useFormat();
  const shown = number(count);
  return (
    <Select value={pluralForm(count)} _one={`${shown} line`} other={`${shown} lines`} />
  );
}
