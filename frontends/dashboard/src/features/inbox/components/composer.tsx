import { fieldErrors, messageOf, notify, type Enquiry } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send, TriangleAlert } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useSendMessageMutation } from '../../../api/messages';
import { isClosed, type Side } from '../stages';
import { Starters } from './starters';

type Props = {
  enquiry: Enquiry;
  side: Side;
  field: RefObject<HTMLTextAreaElement | null>;
};
const LONGEST = 2000;
const newKey = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Writing an answer. Ctrl-Enter sends; a failed one stays in the box. */
export function Composer({ enquiry, side, field }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [send, { isLoading, error }] = useSendMessageMutation();
  // The same text keeps its key: sent again after a broken answer, it arrives once.
  const key = useRef(newKey());
  if (isClosed(side, enquiry.status)) {
    return (
      <p className="border-t border-line bg-card px-5 py-4 text-center text-ink-500">
        <Trans>This enquiry is closed.</Trans>
      </p>
    );
  }
  const submit = async () => {
    const body = text.trim();
    if (!body || isLoading) return;
    try {
      await send({ id: enquiry.id, body, key: key.current }).unwrap();
      key.current = newKey();
      setText('');
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`The message was not sent.`);
    }
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
    if (event.key === 'Escape') field.current?.blur();
  };
  const wrong = fieldErrors(error).body;
  return (
    <div className="border-t border-line bg-card px-3.5 py-3 lg:px-[18px]">
      {side === 'seller' && !text ? (
        <Starters
          onPick={(words) => {
            setText(words);
            field.current?.focus();
          }}
        />
      ) : null}
      <div className="flex items-end gap-2 rounded-[14px] border-[1.5px] border-control py-1.5 pl-3.5 pr-1.5 focus-within:border-indigo-600 focus-within:shadow-ring">
        <textarea
          ref={field}
          rows={Math.min(5, text.split('\n').length)}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            key.current = newKey();
          }}
          onKeyDown={sendByKey}
          aria-label={t`Your message`}
          aria-invalid={wrong ? true : undefined}
          placeholder={t`Write a reply`}
          className="min-h-11 w-full resize-none bg-transparent py-2.5 text-[14.5px] shadow-none! outline-none"
        />
        <Button onClick={() => void submit()} isBusy={isLoading} disabled={!text.trim()}>
          <Send aria-hidden />
          <Trans>Send</Trans>
        </Button>
      </div>
      {wrong ? (
        <p role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm text-red-700">
          <TriangleAlert className="size-4" aria-hidden />
          {wrong}
        </p>
      ) : null}
      {side === 'seller' && !enquiry.user_id ? (
        <p className="mt-1.5 text-xs text-ink-500">
          <Trans>A guest: your answer goes to {enquiry.email} by e-mail.</Trans>
        </p>
      ) : null}
    </div>
  );
}
