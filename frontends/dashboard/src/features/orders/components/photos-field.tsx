import { useField, useWatch } from '@haat/forms';
import { readNumber } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { AttachedField } from '../../../components/conversations/attached-field';
import { isShort, type TypedReceipt } from '../receipt-schema';

/** Photos of what arrived, as soon as one line is short. */
export function PhotosField() {
  const { value: ids, error, onChange } = useField<string[]>('attachment_ids');
  const items = useWatch({ name: 'items' }) as TypedReceipt['items'];
  if (!items.some(({ sent, received }) => isShort(sent, readNumber(received))))
    return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <Trans>Photos</Trans>
      </legend>
      <AttachedField
        ids={ids}
        onChange={onChange}
        hint={
          <Trans>
            Up to five. The supplier can open them; in a dispute Haat can, too.
          </Trans>
        }
      />
      {error ? (
        <p role="alert" className="mt-2 text-sm font-medium text-red-700">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
