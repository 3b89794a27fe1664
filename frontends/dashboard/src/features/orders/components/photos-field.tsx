import { FilesField } from '@haat/enquiry';
import { useWatch } from '@haat/forms';
import { readNumber } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { isShort, type TypedReceipt } from '../receipt-schema';

/** Photos of what arrived, as soon as one line is short. */
export function PhotosField() {
  const items = useWatch({ name: 'items' }) as TypedReceipt['items'];
  if (!items.some(({ sent, received }) => isShort(sent, readNumber(received))))
    return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <Trans>Photos</Trans>
      </legend>
      <FilesField
        readers={<Trans>The supplier can open them; in a dispute Haat can, too.</Trans>}
      />
    </fieldset>
  );
}
