import {
  FormNumberField,
  FormDateField,
  useField,
  useSetFields,
  useWatch,
} from '@haat/forms';
import { isoDay, selectIsAuth, useAppSelector } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { DeliveryFields } from './delivery-fields';
import { FilesField } from './files-field';
import type { TypedReview } from './review-schema';
import { UnitPicker } from './unit-picker';

/** How much, until when, whereto, with which files: read from the sentence, and editable. */
export function ReviewDetails({ isRead }: { isRead: boolean }) {
  const { t } = useLingui();
  const isAuth = useAppSelector(selectIsAuth);
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
      <FormDateField name="needed_by" label={t`Needed by`} min={isoDay(new Date())} />
      <DeliveryFields />
      {isAuth ? (
        <FilesField />
      ) : (
        <p className="text-sm text-ink-500">
          <Trans>Sign in to attach files.</Trans>
        </p>
      )}
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
