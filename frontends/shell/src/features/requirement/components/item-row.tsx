import { UnitPicker } from '@haat/enquiry';
import { FormNumberField, FormTextField, useField, useFormContext } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { Field, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { Draft, DraftItem } from '../requirement-schema';

type Props = {
  place: number;
  /** What the requirement is called: the name of its only item if it has none. */
  title: string;
  onRemove?: () => void;
};
const MAX_LENGTH = 190;
const nameOf = <Name extends keyof DraftItem>(place: number, field: Name) =>
  `items.${place}.${field}` as const;

/** One thing: how much of it, in which unit, of what kind, at which price. */
export function ItemRow({ place, title, onRemove }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const shown = number(place + 1);
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-paper p-3.5">
      <fieldset className="grid gap-3">
        <legend className="sr-only">
          <Trans>Item {shown}</Trans>
        </legend>
        <div className="flex items-start gap-2">
          <NameField place={place} placeholder={onRemove ? undefined : title} />
          {onRemove ? (
            <IconButton
              label={t`Remove item ${shown}`}
              // Next to the field, below its label.
              className="mt-[27px]"
              onClick={onRemove}
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <FormNumberField
            name={nameOf(place, 'quantity')}
            label={t`Quantity`}
            required
            placeholder="400"
          />
          <UnitField place={place} />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <FormTextField
            name={nameOf(place, 'spec')}
            label={<Trans>Quality, size, packing</Trans>}
            maxLength={MAX_LENGTH}
          />
          <FormNumberField
            name={nameOf(place, 'target_price')}
            label={<Trans>Target price per unit (NPR)</Trans>}
          />
        </div>
      </fieldset>
    </li>
  );
}

type NameProps = { place: number; placeholder: string | undefined };

/** A changed name is no longer the product of the catalogue. */
function NameField({ place, placeholder }: NameProps) {
  const { number } = useFormat();
  const { setValue } = useFormContext<Draft>();
  const { onChange, ...field } = useField(nameOf(place, 'name'));
  const shown = number(place + 1);
  return (
    <Field
      className="min-w-0 flex-1"
      label={<Trans>Item {shown}</Trans>}
      required={placeholder === undefined}
      maxLength={MAX_LENGTH}
      placeholder={placeholder}
      {...field}
      onChange={(event) => {
        setValue(nameOf(place, 'product_id'), '');
        onChange(event);
      }}
    />
  );
}

/** A unit of the list, or free text. */
function UnitField({ place }: { place: number }) {
  const unitId = useField(nameOf(place, 'unit_id'));
  const unit = useField(nameOf(place, 'unit'));
  const change = (id: string, text: string) => {
    unitId.onChange(id);
    unit.onChange(text);
  };
  return (
    <UnitPicker
      value={unitId.value}
      freeText={unit.value}
      error={unitId.error ?? unit.error}
      onChange={(id) => change(id, '')}
      onFreeText={(text) => change('', text)}
    />
  );
}
