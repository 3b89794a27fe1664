import { useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { AttachButton } from '../../../components/conversations/attach-button';
import { AttachedList } from '../../../components/conversations/attached-list';
import { Composer } from '../../../components/conversations/composer';
import { useAttachments } from '../../../components/conversations/use-attachments';
import type { Outbox } from '../../../components/conversations/use-outbox';
import { isClosed, type Side } from '../../../components/enquiries/stages';

type Props = {
  enquiry: Enquiry;
  side: Side;
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  outbox: Outbox;
  above?: ReactNode;
  /** The reply was sent. */
  onDone: () => void;
};

/** Writing a reply; a failed one stays in the conversation, to be sent again. */
export function ReplyBox(props: Props) {
  const { enquiry, side, text, onText, field, outbox, above, onDone } = props;
  const { seller_profile } = useSession();
  const attachments = useAttachments();
  if (isClosed(side, enquiry.status)) {
    return (
      <p className="border-t border-line bg-card px-5 py-4 text-center text-ink-500">
        <Trans>This enquiry is closed.</Trans>
      </p>
    );
  }
  const isGuest = side === 'seller' && !enquiry.user_id;
  // My Drive belongs to companies; a guest has no account to open a file with.
  const canAttach = Boolean(seller_profile) && !isGuest;
  const send = (body: string) => {
    const files = attachments.items.map(({ id }) => id);
    // A failed one is in this conversation, to be sent again.
    void outbox.post(enquiry.id, body, files).then((isSent) => isSent && onDone());
    attachments.clear();
    onText('');
  };
  return (
    <Composer
      text={text}
      onText={onText}
      field={field}
      onSend={send}
      isBusy={attachments.isBusy}
      above={
        <>
          {above}
          <AttachedList attachments={attachments} />
        </>
      }
      beside={canAttach ? <AttachButton attachments={attachments} /> : null}
      below={
        isGuest ? (
          <p className="mt-1.5 text-xs text-ink-500">
            <Trans>Guest: your reply will be emailed to {enquiry.email}.</Trans>
          </p>
        ) : null
      }
    />
  );
}
