import type { ListingOut } from '@haat/api/own-products';
import { pluralForm, readNumber, useFormat, useLocalName } from '@haat/platform';
import { Dialog, NumberField } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { FormButtons } from '../../../../components/forms/form-buttons';

type Props = {
  products: ListingOut[];
  onClose: () => void;
  onSave: (percent: number) => void;
};
const LOWEST = -90;
const HIGHEST = 500;
const MAX_ROWS = 3;

/** All prices up or down by a percentage, with a preview of some of them. */
export function PercentDialog({ products, onClose, onSave }: Props) {
  const { money, number } = useFormat();
  const localName = useLocalName();
  const [text, setText] = useState('');
  const percent = Number(readNumber(text, true) ?? Number.NaN);
  const isRight = percent !== 0 && percent >= LOWEST && percent <= HIGHEST;
  const priced = products.filter(({ price }) => price !== null);
  const count = number(priced.length);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRight && priced.length > 0) onSave(percent);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <Select
          value={pluralForm(priced.length)}
          _one={`Change ${count} price`}
          other={`Change ${count} prices`}
        />
      }
      description={<Trans>Prices on request stay as they are.</Trans>}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <NumberField
          isSigned
          label={<Trans>Percent</Trans>}
          hint={<Trans>Enter 5 to raise prices by 5%, −5 to lower them.</Trans>}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isRight && priced.length > 0 ? (
          <dl className="grid gap-2 rounded-md bg-sand p-3.5 text-sm">
            {priced.slice(0, MAX_ROWS).map((product) => (
              <div key={product.id} className="flex flex-wrap gap-x-3">
                <dt className="min-w-0 flex-1 truncate">{localName(product)}</dt>
                <dd className="whitespace-nowrap tabular-nums">
                  <s className="text-ink-500">{money(product.price ?? 0)}</s>{' '}
                  <b>{money((Number(product.price) * (100 + percent)) / 100)}</b>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <FormButtons
          onCancel={onClose}
          type="submit"
          disabled={!isRight || priced.length === 0}
        >
          <Trans>Change the prices</Trans>
        </FormButtons>
      </form>
    </Dialog>
  );
}
