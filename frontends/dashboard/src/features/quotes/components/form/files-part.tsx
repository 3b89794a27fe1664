import type { Readable } from '@haat/api/documents';
import { useDriveReadableDocumentsQuery } from '@haat/enquiry';
import { useField } from '@haat/forms';
import { messageOf } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { AttachButton } from '../../../../components/conversations/attach-button';
import { AttachedList } from '../../../../components/conversations/attached-list';
import {
  useAttachments,
  type Attached,
} from '../../../../components/conversations/use-attachments';
import { FormPart } from '../../../../components/forms/form-part';

type Props = { ids: string[]; onChange: (ids: string[]) => void };

/** Price lists and certificates that go along with the quote. */
export function FilesPart() {
  const { value: ids, error, onChange } = useField<string[]>('attachment_ids');
  const [begun] = useState(ids);
  const stored = useDriveReadableDocumentsQuery(begun, { skip: begun.length === 0 });
  const problem = error ?? (stored.error ? messageOf(stored.error) : undefined);
  return (
    <FormPart title={<Trans>Files</Trans>}>
      {begun.length === 0 || stored.data ? (
        <Chosen stored={(stored.data ?? []).map(asItem)} ids={ids} onChange={onChange} />
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

function Chosen({ stored, ids, onChange }: Props & { stored: Attached[] }) {
  const attachments = useAttachments(stored);
  const { items } = attachments;
  const syncIds = useEffectEvent(() => {
    const chosen = items.map(({ id }) => id);
    if (chosen.join() !== ids.join()) onChange(chosen);
  });
  useEffect(() => syncIds(), [items]);
  return (
    <>
      <AttachedList attachments={attachments} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AttachButton attachments={attachments} isInForm />
        <p className="text-sm text-ink-500">
          <Trans>Up to five. The buyer can open them once the quote is sent.</Trans>
        </p>
      </div>
    </>
  );
}
