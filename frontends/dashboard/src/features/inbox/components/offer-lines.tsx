import { FormNumberField, useField, useFieldArray, useWatch } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { Button, Field, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { LineUnit } from '../../../components/forms/line-unit';
import {
  MAX_LINES,
  NAMELESS,
  emptyLine,
  priceAt,
  type Priced,
  type TypedOffer,
} from '../offer-schema';

/** What is offered: line by line. */
export function OfferLines({ listing }: { listing: Priced | undefined }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { fields, append, remove } = useFieldArray<TypedOffer, 'items'>({
    name: 'items',
  });
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className="grid grid-cols-[1fr_1fr_44px] items-start gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_1fr_1fr_44px]"
        >
          <legend className="sr-only">
            <Trans>Line {number(index + 1)}</Trans>
          </legend>
          <WhatField name={`items.${index}.name`} />
          <FormNumberField
            name={`items.${index}.quantity`}
            label={<Trans>Quantity</Trans>}
            required
          />
          <LineUnit line={`items.${index}`} />
          <PriceField
            line={`items.${index}`}
            listing={index === 0 ? listing : undefined}
          />
          {fields.length > 1 ? (
            <IconButton
              label={t`Remove line ${number(index + 1)}`}
              className="mt-7"
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : null}
        </fieldset>
      ))}
      {fields.length < MAX_LINES ? (
        <Button
          variant="soft"
          className="justify-self-start"
          onClick={() => append(emptyLine(), { shouldFocus: false })}
        >
          <Plus aria-hidden />
          <Trans>Add a line</Trans>
        </Button>
      ) : null}
    </div>
  );
}

type PriceProps = { line: string; listing: Priced | undefined };

/** Its hint is the price of the catalogue at the quantity of the line. */
function PriceField({ line, listing }: PriceProps) {
  const { number } = useFormat();
  const [quantity, unitId] = useWatch({
    name: [`${line}.quantity`, `${line}.unit_id`],
  }) as string[];
  const isSameUnit = !unitId || unitId === listing?.unit_id;
  const price = listing && isSameUnit ? priceAt(listing, quantity ?? '') : '';
  return (
    <FormNumberField
      name={`${line}.unit_price`}
      label={<Trans>Unit price</Trans>}
      required
      hint={price ? <Trans>Your price: NPR {number(price)}</Trans> : undefined}
    />
  );
}

function WhatField({ name }: { name: string }) {
  const { t } = useLingui();
  const field = useField(name, { [NAMELESS]: t`Enter what you’re offering` });
  return (
    <Field
      {...field}
      label={<Trans>Product or service</Trans>}
      required
      maxLength={120}
      className="col-span-full"
    />
  );
}
