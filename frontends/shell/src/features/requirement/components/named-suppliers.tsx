import { useField } from '@haat/forms';
import { pluralForm, useFormat } from '@haat/platform';
import { Checkbox } from '@haat/ui';
import { Select } from '@lingui/react/macro';
import { useState } from 'react';

/** A private requirement: its suppliers were named; without the tick all suppliers receive it. */
export function NamedSuppliers() {
  const { value, onChange, error } = useField<string[]>('seller_ids');
  const { number } = useFormat();
  const [named] = useState(value);
  if (named.length === 0) return null;
  const count = number(named.length);
  return (
    <Checkbox
      className="min-h-11 py-2.5"
      checked={value.length > 0}
      error={error}
      label={
        <Select
          value={pluralForm(named.length)}
          _one={`Only the ${count} supplier I named`}
          other={`Only the ${count} suppliers I named`}
        />
      }
      onChange={({ target }) => onChange(target.checked ? named : [])}
    />
  );
}
