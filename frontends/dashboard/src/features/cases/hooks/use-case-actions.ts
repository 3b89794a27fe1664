import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useDecideCaseMutation, useWriteToCaseMutation } from '../../../api/cases';
import { useAttachments } from '../../../components/conversations/use-attachments';
import { useDecide } from '../../../hooks/use-decide';

/** Replies with files, closes and reopens one case. */
export function useCaseActions(reference: string) {
  const { t } = useLingui();
  const run = useDecide();
  const attachments = useAttachments();
  const [write, writing] = useWriteToCaseMutation();
  const [decide, deciding] = useDecideCaseMutation();
  // The same text again after a lost connection is the same message.
  const key = useRef(crypto.randomUUID());
  const onReply = async (text: string) => {
    const body = { text, attachment_ids: attachments.items.map(({ id }) => id) };
    const call = { reference, 'Idempotency-Key': key.current, body };
    const isSent = await run(() => write(call).unwrap(), {
      text: t`Your message about ${reference} was sent.`,
    });
    if (isSent) {
      attachments.clear();
      key.current = crypto.randomUUID();
    }
    return isSent;
  };
  const onDecide = (status: 'closed' | 'with_staff') => {
    const text =
      status === 'closed'
        ? t`Case ${reference} is closed.`
        : t`Case ${reference} is open again.`;
    void run(() => decide({ reference, body: { status } }).unwrap(), { text });
  };
  const isBusy = writing.isLoading || deciding.isLoading || attachments.isBusy;
  return { attachments, isBusy, error: writing.error, onReply, onDecide };
}
