import { useField } from '@haat/forms';
import { numeral, useFormat } from '@haat/platform';
import { NumberField } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** The price as typed, and below it as it is read; empty while it is on request. */
export function PriceField({ isOnRequest }: { isOnRequest: boolean }) {
  const { number } = useFormat();
  const { value, error, ...field } = useField('price');
  const amount = Number(numeral(value));
  const rest = isOnRequest
    ? { value: '', disabled: true }
    : { value, error, required: true, hint: amount > 0 ? number(amount) : undefined };
  return <NumberField {...field} {...rest} label={<Trans>Price, NPR</Trans>} />;
}
