import type { AttributeOut } from '@haat/api/categories';
import { useFieldError } from '@haat/forms';
import { useLocale } from '@haat/platform';
import { Field, NumberField, Select } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';

type Props = {
  attribute: AttributeOut;
  name: string;
  value: string;
  onChange: (value: string) => void;
};

/** One question of the category, in its own kind of input. */
export function AttributeField({ attribute, name, value, onChange }: Props) {
  const { t } = useLingui();
  const isNepali = useLocale() === 'ne';
  const error = useFieldError(`specs.${attribute.key}`);
  const { type, unit, options, is_required: required } = attribute;
  const label = unit ? `${name} (${unit})` : name;
  const shared = { label, error, value, required };
  if (type === 'choice' || type === 'boolean') {
    const choices =
      type === 'boolean'
        ? [
            { value: 'true', label: t`Yes` },
            { value: 'false', label: t`No` },
          ]
        : options.map((one) => ({
            value: one.value,
            label: (isNepali && one.label_ne) || one.label,
          }));
    return (
      <Select
        {...shared}
        placeholder={t`Not specified`}
        options={choices}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  return type === 'number' ? (
    <NumberField {...shared} isSigned onChange={change} />
  ) : (
    <Field {...shared} onChange={change} />
  );
}
