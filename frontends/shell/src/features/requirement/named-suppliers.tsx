import { pluralForm, useFormat } from '@haat/platform';
import { Checkbox } from '@haat/ui';
import { Select } from '@lingui/react/macro';
import { useState } from 'react';
import type { StepProps } from './use-wizard';

/** A private requirement: its suppliers were named; who unticks it asks all. */
export function NamedSuppliers({ wizard }: StepProps) {
  const { draft, errors, set } = wizard;
  const { number } = useFormat();
  const [named] = useState(draft.seller_ids);
  if (named.length === 0) return null;
  const count = number(named.length);
  return (
    <Checkbox
      className="min-h-11 py-2.5"
      checked={draft.seller_ids.length > 0}
      error={errors.seller_ids}
      label={
        <Select
          value={pluralForm(named.length)}
          _one={`Only the ${count} supplier I named`}
          other={`Only the ${count} suppliers I named`}
        />
      }
      onChange={({ target }) => set({ seller_ids: target.checked ? named : [] })}
    />
  );
}
