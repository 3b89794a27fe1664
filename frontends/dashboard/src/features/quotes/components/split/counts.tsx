import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';

type Props = { count: number };

/** `2 orders` */
export function OrderCount({ count }: Props) {
  const { number } = useFormat();
  const formatted = number(count);
  return (
    <Select
      value={pluralForm(count)}
      _one={`${formatted} order`}
      other={`${formatted} orders`}
    />
  );
}

/** `2 lines` */
export function LineCount({ count }: Props) {
  const { number } = useFormat();
  const formatted = number(count);
  return (
    <Select
      value={pluralForm(count)}
      _one={`${formatted} line`}
      other={`${formatted} lines`}
    />
  );
}
