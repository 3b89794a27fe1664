import { messageOf, notify, paths } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useGiveFeedbackMutation } from '../../../api/case-forms-api';

const MAX_LENGTH = 2000;

/** Yes is counted; with a no, one may write what was missing. */
export function WasHelpful({ article }: { article: string }) {
  const { t } = useLingui();
  const [isMissing, setIsMissing] = useState(false);
  const [text, setText] = useState('');
  const [file, { isLoading, isSuccess }] = useGiveFeedbackMutation();
  const send = async (isHelpful: boolean) => {
    const comment = text.trim() ? { text: text.trim() } : {};
    const body = { article, is_helpful: isHelpful, ...comment };
    const { error } = await file({ 'Idempotency-Key': crypto.randomUUID(), body });
    if (error) notify('error', messageOf(error) ?? t`Couldn’t send it. Try again.`);
  };
  /** By the button: yes, no, or what was missing. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'true')
      void send(true);
    else if (isMissing) void send(false);
    else setIsMissing(true);
  };
  if (isSuccess) {
    return (
      <p role="status" className="mt-6 font-semibold text-green-700">
        <Trans>Thank you. Your feedback helps us improve.</Trans>
      </p>
    );
  }
  return (
    <form
      method="post"
      action={paths.plainForm('article-feedback')}
      onSubmit={submit}
      className="mt-6 grid max-w-[70ch] gap-3 border-t border-line pt-5"
    >
      <input type="hidden" name="article" value={article} />
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 className="mr-2 text-base font-semibold">
          <Trans>Was this helpful?</Trans>
        </h2>
        <Button
          type="submit"
          name="is_helpful"
          value="true"
          variant="outline"
          isBusy={isLoading && !isMissing}
        >
          <ThumbsUp aria-hidden />
          <Trans>Yes</Trans>
        </Button>
        <Button
          type="submit"
          name="is_helpful"
          value="false"
          variant="outline"
          aria-expanded={isMissing}
        >
          <ThumbsDown aria-hidden />
          <Trans>No</Trans>
        </Button>
      </div>
      <div className={isMissing ? 'grid gap-3' : 'hidden gap-3 noscript:grid'}>
        <TextArea
          label={<Trans>What was missing or wrong?</Trans>}
          name="text"
          value={text}
          maxLength={MAX_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          type="submit"
          name="is_helpful"
          value="false"
          isBusy={isLoading}
          className="justify-self-start"
        >
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}
