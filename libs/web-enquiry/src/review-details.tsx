import { FormNumberField, useField, useSetFields, useWatch } from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { DetailFields } from './detail-fields';
import type { TypedReview } from './review-schema';
import { UnitPicker } from './unit-picker';

/** How much, until when, whereto, with which files: read from the sentence, and editable. */
export function ReviewDetails({ isRead }: { isRead: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isRead ? (
        <p role="status" className="flex items-center gap-2 text-[14px] text-ink-500">
          <Sparkles className="size-4 shrink-0 text-mari-700" aria-hidden />
          <Trans>Filled in from your text. Change what is wrong.</Trans>
        </p>
      ) : null}
      <div className="grid gap-3.5 sm:grid-cols-2">
        <FormNumberField name="quantity" label={t`Quantity`} />
        <Unit />
      </div>
      <DetailFields />
    </>
  );
}

/** Required as soon as there is a quantity; one that is in no list stays a text. */
function Unit() {
  const { value, error } = useField('unit_id');
  const [quantity, unit] = useWatch<TypedReview, ['quantity', 'unit']>({
    name: ['quantity', 'unit'],
  });
  const setFields = useSetFields<TypedReview>();
  return (
    <UnitPicker
      value={value}
      freeText={unit}
      error={error}
      required={quantity.trim() !== ''}
      onChange={(unit_id) => setFields({ unit_id, unit: '' })}
      onFreeText={(text) => setFields({ unit_id: '', unit: text })}
    />
  );
}
