import { UnitPicker } from '@haat/enquiry';
import { FormTextField, useField } from '@haat/forms';
import { Trans } from '@lingui/react/macro';

/** The unit of a line, by the line's path; a unit that is in no list stays a text. */
export function LineUnit({ line }: { line: string }) {
  const unit = useField(`${line}.unit`);
  const { value, error, onChange } = useField(`${line}.unit_id`);
  if (unit.value && !value) {
    return <FormTextField name={unit.name} label={<Trans>Unit</Trans>} />;
  }
  return (
    <UnitPicker
      value={value}
      error={error}
      onChange={(id) => {
        onChange(id);
        unit.onChange('');
      }}
    />
  );
}
