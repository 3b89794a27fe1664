import { FormNumberField, useFieldArray, useFieldError } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { Button, FieldNote, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { TypedProduct } from '../../product-schema';

const MAX_TIERS = 10;

/** Who takes more pays less: from a quantity on, another price. */
export function TierRows() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { fields, append, remove } = useFieldArray<TypedProduct, 'price_tiers'>({
    name: 'price_tiers',
  });
  const error = useFieldError('price_tiers');
  return (
    <fieldset className="mt-5">
      <legend className="text-[13.5px] font-semibold">
        <Trans>Quantity discounts</Trans>
      </legend>
      <FieldNote id="price-tiers" error={error} />
      <ul className="mt-2 grid gap-3">
        {fields.map(({ id }, at) => (
          <li key={id} className="flex items-start gap-2 sm:max-w-[67%]">
            <FormNumberField
              name={`price_tiers.${at}.min_qty`}
              className="min-w-0 flex-1"
              label={<Trans>Min. quantity</Trans>}
              isInteger
            />
            <FormNumberField
              name={`price_tiers.${at}.price`}
              className="min-w-0 flex-1"
              label={<Trans>Price each, NPR</Trans>}
            />
            <IconButton
              className="mt-[26px]"
              label={t`Remove tier ${number(at + 1)}`}
              onClick={() => remove(at)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {fields.length < MAX_TIERS ? (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => append({ min_qty: '', price: '' })}
        >
          <Plus aria-hidden />
          <Trans>Add a tier</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
