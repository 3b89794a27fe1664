import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { AttachButton } from './attach-button';
import { AttachedList } from './attached-list';
import { useAttachments, type Attached } from './use-attachments';

type Props = {
  stored?: Attached[];
  ids: string[];
  hint: ReactNode;
  onChange: (ids: string[]) => void;
};

/** The field of a form with documents of My Drive, or new ones. */
export function AttachedField({ stored, ids, hint, onChange }: Props) {
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
        <p className="text-sm text-ink-500">{hint}</p>
      </div>
    </>
  );
}
