import { UnitPicker } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { Field, IconButton, NumberField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { DraftItem } from './draft';
import type { Errors } from './steps';

type Props = {
  item: DraftItem;
  place: number;
  /** What the requirement is called: the name of its only item if it has none. */
  title: string;
  errors: Errors;
  onChange: (change: Partial<DraftItem>) => void;
  onRemove?: () => void;
};
const LONGEST = 190;

/** One thing: how much of it, in which unit, of what kind, at which price. */
export function ItemRow({ item, place, title, errors, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const shown = number(place + 1);
  const bind = (field: keyof DraftItem) => ({
    value: item[field],
    error: errors[`items.${place}.${field}`],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [field]: target.value }),
  });
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-paper p-3.5">
      <fieldset className="grid gap-3">
        <legend className="sr-only">
          <Trans>Item {shown}</Trans>
        </legend>
        <div className="flex items-end gap-2">
          <Field
            className="min-w-0 flex-1"
            label={<Trans>Item {shown}</Trans>}
            required={Boolean(onRemove)}
            maxLength={LONGEST}
            {...(onRemove ? {} : { placeholder: title })}
            {...bind('name')}
            onChange={({ target }) => onChange({ name: target.value, product_id: '' })}
          />
          {onRemove ? (
            <IconButton label={t`Take item ${shown} out`} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={t`Quantity`}
            required
            placeholder="400"
            {...bind('quantity')}
          />
          <UnitPicker
            value={item.unit_id}
            required={false}
            freeText={item.unit}
            error={errors[`items.${place}.unit_id`] ?? errors[`items.${place}.unit`]}
            onChange={(unit_id) => onChange({ unit_id, unit: '' })}
            onFreeText={(unit) => onChange({ unit, unit_id: '' })}
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label={<Trans>Quality, size, packing</Trans>}
            maxLength={LONGEST}
            {...bind('spec')}
          />
          <NumberField
            label={<Trans>Price you hope for, each (NPR)</Trans>}
            {...bind('target_price')}
          />
        </div>
      </fieldset>
    </li>
  );
}
