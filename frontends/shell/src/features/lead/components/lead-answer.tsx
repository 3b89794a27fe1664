import { fieldErrors, messageOf, notify } from '@haat/platform';
import { Button, Card, Chip, TextArea, useDraft } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { useAnswerLeadMutation, type Lead } from '../lead-api';

const MAX_LENGTH = 2000;

/** The answer; what is written stays until it was sent, over a reload too. */
export function LeadAnswer({ token, lead }: { token: string; lead: Lead }) {
  const { t } = useLingui();
  const [text, setText] = useDraft(lead.enquiry_id);
  const [send, { isLoading, error }] = useAnswerLeadMutation();
  // The same text again after a lost connection is the same message.
  const attempt = useRef({ body: '', key: '' });
  const starters = [
    t`Namaste, we have it. I will call you today.`,
    t`Namaste, please tell us the quantity and where to deliver.`,
  ];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (!body) return;
    if (attempt.current.body !== body) {
      attempt.current = { body, key: crypto.randomUUID() };
    }
    const { data } = await send({
      token,
      'Idempotency-Key': attempt.current.key,
      body: { body },
    });
    if (!data) return;
    attempt.current = { body: '', key: '' };
    setText('');
    notify('success', t`Your reply was sent.`);
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
        {text || lead.messages.length > 0 ? null : (
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
        <Button type="submit" size="lg" isBusy={isLoading} disabled={!text.trim()}>
          <Send aria-hidden />
          <Trans>Send the answer</Trans>
        </Button>
      </form>
    </Card>
  );
}
