import { useFormat } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Unverified } from '../../../../components/email-verification/unverified';
import { isLongEnough, MAX_LENGTH } from '../question-length';
import type { QuestionDraft } from '../hooks/use-question-draft';

/** The text of the question, and what will be public. */
export function QuestionForm({ draft }: { draft: QuestionDraft }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { text, error, unverified, isBusy, change } = draft;
  const isReady = isLongEnough(text);
  useEffect(() => {
    if (error) form.current?.querySelector('textarea')?.focus();
  }, [error]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) void draft.submit();
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid gap-3 rounded-[18px] border border-line bg-card p-4"
    >
      <TextArea
        id="question-body"
        label={t`Ask a question`}
        aside={`${number(text.length)} / ${number(MAX_LENGTH)}`}
        hint={t`At least 10 characters: quality, packing, delivery, documents.`}
        maxLength={MAX_LENGTH}
        value={text}
        error={error}
        onChange={({ target }) => change(target.value)}
      />
      {unverified ? (
        <div role="alert" className="rounded-md bg-mari-50 p-4">
          <Unverified email={unverified} />
        </div>
      ) : (
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!isReady}
          isBusy={isBusy}
        >
          <Send aria-hidden />
          <Trans>Send question</Trans>
        </Button>
      )}
      <p className="text-[13px] leading-normal text-ink-500">
        <Trans>
          Questions and answers are public, so don’t include phone numbers or email
          addresses. Yours appears here once the supplier answers; your name isn’t shown.
        </Trans>
      </p>
    </form>
  );
}
