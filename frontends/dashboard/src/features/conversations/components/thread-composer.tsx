import type { ConversationDetail } from '@haat/api/conversations';
import { useSession } from '@haat/platform';
import { cn, useDraft, useDroppedFiles } from '@haat/ui';
import { useRef, type ReactNode } from 'react';

import { Composer } from '../../../components/conversations/composer';
import { useAttachments } from '../../../components/conversations/use-attachments';
import type { Outbox } from '../../../components/conversations/use-outbox';
import { AttachButton } from '../../../components/conversations/attach-button';
import { AttachedList } from '../../../components/conversations/attached-list';
import { ClosedNote } from './closed-note';

type Props = { open: ConversationDetail; outbox: Outbox; children: ReactNode };

/** The talk above and the field below; documents can be dropped on either. */
export function ThreadComposer({ open, outbox, children }: Props) {
  const { isSeller } = useSession();
  const [text, setText] = useDraft(open.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const attachments = useAttachments();
  // My Drive belongs to companies; a guest has no account to open a file with.
  const canAttach = open.can_write && isSeller && !open.counterpart.is_guest;
  const { isOver, handlers } = useDroppedFiles(attachments.upload);
  const send = (body: string) => {
    void outbox.post(
      open.id,
      body,
      attachments.items.map(({ id }) => id),
    );
    attachments.clear();
    setText('');
  };
  return (
    <div
      {...(canAttach ? handlers : {})}
      className={cn(
        'flex min-h-0 flex-1 flex-col',
        isOver && 'outline-2 -outline-offset-4 outline-indigo-500',
      )}
    >
      {children}
      {open.can_write ? (
        <Composer
          text={text}
          onText={setText}
          field={field}
          onSend={send}
          isBusy={attachments.isBusy}
          above={<AttachedList attachments={attachments} />}
          beside={canAttach ? <AttachButton attachments={attachments} /> : null}
        />
      ) : (
        <ClosedNote open={open} />
      )}
    </div>
  );
}
