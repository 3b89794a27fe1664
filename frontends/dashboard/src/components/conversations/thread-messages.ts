import type { ConversationDetail } from '@haat/api/conversations';
import type { MessageOut } from '@haat/api/conversations';
import type { Pending } from './use-outbox';

export type ThreadMessage = {
  key: string;
  at: string;
  body: string;
  isMine: boolean;
  files: string[];
  isSeen?: boolean;
  isRemoved?: boolean;
  /** Its message, while it can still be taken back. */
  removable?: string;
  pending?: Pending;
};

/** The enquiry's text, the messages since, and the pending ones. */
export function threadMessages(
  { id, opening }: Pick<ConversationDetail, 'id' | 'opening'>,
  messages: MessageOut[],
  pending: Pending[],
): ThreadMessage[] {
  const first: ThreadMessage[] = opening
    ? [
        {
          key: id,
          at: opening.created_at,
          body: opening.body,
          isMine: opening.is_mine,
          files: [],
        },
      ]
    : [];
  const waiting = pending.map((one): ThreadMessage => ({
    key: one.key,
    at: one.at,
    body: one.body,
    isMine: true,
    files: one.files,
    pending: one,
  }));
  return [...first, ...messages.map(sent), ...waiting];
}

const sent = (message: MessageOut): ThreadMessage => ({
  key: message.id,
  at: message.created_at,
  body: message.body,
  isMine: message.is_mine,
  files: message.attachment_ids,
  isSeen: message.read_at !== null,
  isRemoved: message.removed_at !== null,
  ...(message.can_remove ? { removable: message.id } : {}),
});
