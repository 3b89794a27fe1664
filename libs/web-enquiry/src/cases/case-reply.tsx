import { fieldErrors, useFormat } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Send } from 'lucide-react';
import {
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { Case } from './case-types';

const MAX_LENGTH = 4000;
export type CaseActions = {
  isBusy: boolean;
  error: unknown;
  /** True clears the text. */
  onReply: (text: string) => Promise<boolean>;
  onDecide: (status: 'closed' | 'with_staff') => void;
  /** Files that go along. */
  attach?: ReactNode;
};
type Props = CaseActions & { case: Case };

/** "Does this solve it?" of an answered case, and the reply. */
export function CaseReply({ case: shown, ...actions }: Props) {
  const { role, status, allowed_statuses: allowed, can_write } = shown;
  const field = useRef<HTMLTextAreaElement>(null);
  const isWriter = role === 'writer';
  if (!can_write) {
    return (
      <p className="border-t border-line px-5 py-4 text-ink-500">
        <Trans>This case is closed.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4 border-t border-line bg-paper px-5 py-4">
      {isWriter && status === 'answered' ? (
        <Question
          case={shown}
          {...actions}
          onReplyChosen={() => field.current?.focus()}
        />
      ) : null}
      {isWriter && status === 'closed' ? <Reopen {...actions} /> : null}
      <ReplyForm {...actions} field={field} />
      {isWriter && allowed.includes('closed') && status !== 'answered' ? (
        <Button
          variant="outline"
          className="justify-self-start"
          isBusy={actions.isBusy}
          onClick={() => actions.onDecide('closed')}
        >
          <Trans>It is solved, close the case</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function Question(props: Props & { onReplyChosen: () => void }) {
  const { date } = useFormat();
  const { due_at } = props.case;
  return (
    <section className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg">
          <Trans>Does this solve it?</Trans>
        </h2>
        {due_at ? (
          <p className="text-sm text-ink-500">
            <Trans>
              Without an answer the case closes on {date(due_at)}. You can reopen it for
              30 days.
            </Trans>
          </p>
        ) : null}
      </div>
      <Button variant="outline" onClick={props.onReplyChosen}>
        <Trans>Not yet, reply</Trans>
      </Button>
      <Button isBusy={props.isBusy} onClick={() => props.onDecide('closed')}>
        <Check aria-hidden />
        <Trans>Yes, close it</Trans>
      </Button>
    </section>
  );
}

const Reopen = ({ isBusy, onDecide }: CaseActions) => (
  <div className="flex flex-wrap items-center gap-3">
    <p className="min-w-0 flex-1 basis-64 text-ink-700">
      <Trans>This case is closed. If it is not solved, reopen it or write.</Trans>
    </p>
    <Button variant="outline" isBusy={isBusy} onClick={() => onDecide('with_staff')}>
      <Trans>Reopen</Trans>
    </Button>
  </div>
);

type FormProps = CaseActions & { field: RefObject<HTMLTextAreaElement | null> };

function ReplyForm({ isBusy, error, onReply, attach, field }: FormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await onReply(text.trim())) setText('');
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        ref={field}
        label={t`Your message`}
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        error={fieldErrors(error)['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        {attach}
        <Button type="submit" className="ml-auto" isBusy={isBusy} disabled={!text.trim()}>
          <Send aria-hidden />
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}
