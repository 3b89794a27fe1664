import type { Readable } from '@haat/api/documents';
import { useDriveReadableDocumentsQuery } from '@haat/enquiry';
import { useField } from '@haat/forms';
import { messageOf } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AttachedField } from '../../../../components/conversations/attached-field';
import type { Attached } from '../../../../components/conversations/use-attachments';
import { FormPart } from '../../../../components/forms/form-part';

/** Price lists and certificates that go along with the quote. */
export function FilesPart() {
  const { value: ids, error, onChange } = useField<string[]>('attachment_ids');
  const [begun] = useState(ids);
  const stored = useDriveReadableDocumentsQuery(begun, { skip: begun.length === 0 });
  const problem = error ?? (stored.error ? messageOf(stored.error) : undefined);
  return (
    <FormPart title={<Trans>Files</Trans>}>
      {begun.length === 0 || stored.data ? (
        <AttachedField
          stored={(stored.data ?? []).map(asItem)}
          ids={ids}
          onChange={onChange}
          hint={
            <Trans>Up to five. The buyer can open them once the quote is sent.</Trans>
          }
        />
      ) : stored.isLoading ? (
        <Skeleton className="h-11 rounded-md" />
      ) : null}
      {problem ? (
        <p role="alert" className="mt-2 text-sm font-medium text-red-700">
          {problem}
        </p>
      ) : null}
    </FormPart>
  );
}

const asItem = ({ id, name, mime }: Readable): Attached => ({
  id,
  name,
  mime,
  kind: 'document',
});
