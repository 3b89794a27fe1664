import type { ItemOut } from '@haat/api/requirements';
import { FormNumberField, FormTextField, useField, useFormContext } from '@haat/forms';
import { Card, Chip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ItemType } from '../../../../api/quotes';
import { LineUnit } from '../../../../components/forms/line-unit';
import { useAmount } from '../../../../hooks/use-amount';
import { useExact } from '../../../../hooks/use-exact';
import { useQuoteLabels } from '../../hooks/use-quote-labels';
import type { TypedLine, TypedQuote } from '../../quote-schema';

type Props = {
  at: number;
  requested: ItemOut;
  /** Quantity by unit price. */
  price: string;
};
const TYPES: ItemType[] = ['requested', 'alternative', 'not_available'];

/** One line of the requirement, and what is offered for it. */
export function LineFields({ at, requested, price }: Props) {
  const name = (field: keyof TypedLine) => `items.${at}.${field}`;
  const id = useId();
  const { t } = useLingui();
  const labels = useQuoteLabels();
  const amount = useAmount();
  const { rupees } = useExact();
  const { clearErrors } = useFormContext<TypedQuote>();
  const type = useField<ItemType>(name('type'));
  const choose = (chosen: ItemType) => {
    type.onChange(chosen);
    clearErrors('items.root' as 'items');
  };
  const isOffered = type.value !== 'not_available';
  return (
    <Card role="group" aria-labelledby={id} className="grid gap-4 p-4 lg:p-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="min-w-0 flex-1 basis-52 text-md">
          {requested.name}
        </h2>
        <p className="text-sm text-ink-500">
          <Trans>Requested: {amount(requested)}</Trans>
          {requested.target_price ? (
            <>
              {' · '}
              <Trans>Target price: {rupees(requested.target_price)} each</Trans>
            </>
          ) : null}
        </p>
        {requested.is_awarded ? (
          <p className="basis-full text-sm font-semibold text-mari-800">
            <Trans>Already ordered from another supplier</Trans>
          </p>
        ) : null}
        {requested.spec ? <p className="basis-full text-sm">{requested.spec}</p> : null}
      </div>
      <div role="group" aria-label={t`What you offer`} className="flex flex-wrap gap-2">
        {TYPES.map((one) => (
          <Chip
            key={one}
            className="h-11"
            isOn={type.value === one}
            onClick={() => choose(one)}
          >
            {labels.type(one)}
          </Chip>
        ))}
      </div>
      {isOffered ? (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_1fr_minmax(90px,auto)]">
          <FormNumberField
            name={name('quantity')}
            label={<Trans>Quantity</Trans>}
            required
          />
          <LineUnit line={`items.${at}`} />
          <FormNumberField
            name={name('unit_price')}
            label={<Trans>Price each, NPR</Trans>}
            required
          />
          <p className="text-right tabular-nums">
            <span className="block text-[13.5px] text-ink-500">
              <Trans>Amount</Trans>
            </span>
            <b className="mt-4 block">{rupees(price)}</b>
          </p>
        </div>
      ) : null}
      <FormTextField
        name={name('note')}
        label={
          type.value === 'alternative' ? (
            <Trans>What you offer instead</Trans>
          ) : (
            <Trans>Note on this line</Trans>
          )
        }
        required={type.value === 'alternative'}
        maxLength={255}
      />
    </Card>
  );
}
