import { fieldErrors, messageOf, notify } from '@haat/platform';
import { Button, Card, Chip, TextArea, useDraft } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';

const MAX_LENGTH = 2000;

type Props = {
  /** Of the enquiry: the draft is stored under it. */
  id: string;
  /** Who reads it. */
  name: string;
  /** Sends it; the result has data when it was sent. */
  onSend: (body: string, key: string) => Promise<{ data?: unknown }>;
  isBusy: boolean;
  error: unknown;
  /** Offered while nothing is written. */
  starters?: string[];
};

/** The answer; what is written stays until it was sent, over a reload too. */
export function AnswerForm({ id, name, onSend, isBusy, error, starters = [] }: Props) {
  const { t } = useLingui();
  const [text, setText] = useDraft(id);
  // The same text again after a lost connection is the same message.
  const attempt = useRef({ body: '', key: '' });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (!body) return;
    if (attempt.current.body !== body) {
      attempt.current = { body, key: crypto.randomUUID() };
    }
    const { data } = await onSend(body, attempt.current.key);
    if (!data) return;
    attempt.current = { body: '', key: '' };
    setText('');
    notify('success', t`Reply sent to ${name}.`);
  };
  return (
    <Card className="p-5">
      <form onSubmit={(event) => void submit(event)} className="grid gap-3">
        <TextArea
          label={<Trans>Your answer</Trans>}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_LENGTH}
          rows={4}
          error={error ? (fieldErrors(error).body ?? messageOf(error)) : undefined}
        />
        {text || starters.length === 0 ? null : (
          <div className="flex flex-wrap gap-2">
            {starters.map((starter) => (
              <Chip
                key={starter}
                className="h-auto min-h-11 whitespace-normal py-1.5 text-left"
                onClick={() => setText(starter)}
              >
                {starter}
              </Chip>
            ))}
          </div>
        )}
        <Button type="submit" size="lg" isBusy={isBusy} disabled={!text.trim()}>
          <Send aria-hidden />
          <Trans>Send the answer</Trans>
        </Button>
      </form>
    </Card>
  );
}
