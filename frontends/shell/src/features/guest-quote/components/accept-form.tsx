import { useExact } from '@haat/enquiry';
import {
  fieldErrors,
  inLatinDigits,
  messageOf,
  notify,
  retryAfterOf,
  useFormat,
} from '@haat/platform';
import { Button, Card, Field, pasteDigits, useCountdown } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import {
  useAcceptGuestQuoteMutation,
  useSendGuestQuoteCodeMutation,
  type GuestQuote,
} from '../guest-quote-api';

const DIGITS = 6;
type Props = { token: string; guest: GuestQuote };

/** First a code to the phone of the enquiry, then the code accepts: the order is placed. */
export function AcceptForm({ token, guest }: Props) {
  const { rupees } = useExact();
  const { number } = useFormat();
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { secondsLeft, start } = useCountdown();
  const [request, sending] = useSendGuestQuoteCodeMutation();
  const [accept, accepting] = useAcceptGuestQuoteMutation();
  const total = rupees(guest.quote.totals.landed);
  const hint = guest.phone_hint;

  const requestCode = async () => {
    const { data, error } = await request(token);
    start(data ? data.cooldown_s : retryAfterOf(error));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { code: typed, version: guest.quote.version };
    const { data } = await accept({ token, body });
    if (!data?.order) return;
    const order = data.order.number;
    notify('success', t`Order ${order} placed.`);
  };
  const failure = accepting.error ?? sending.error;
  const codeError = fieldErrors(accepting.error).code;
  return (
    <Card className="grid gap-3 p-5">
      <p>
        <Trans>
          Accept for {total} delivered. We send a code by SMS to your number ending in{' '}
          {hint}; with it the order is placed and the supplier gets your contact.
        </Trans>
      </p>
      {failure && !codeError ? (
        <p role="alert" className="text-sm text-red-700">
          {fieldErrors(failure).phone_number ?? messageOf(failure)}
        </p>
      ) : null}
      {sending.data ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
          <Field
            label={<Trans>Code from the SMS</Trans>}
            className="max-w-sm [&_input]:tracking-[.3em] [&_input]:tabular-nums"
            required
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={DIGITS}
            onPaste={pasteDigits}
            value={typed}
            error={codeError}
            onChange={({ target }) => setTyped(inLatinDigits(target.value).trim())}
          />
          <Button
            type="submit"
            size="lg"
            disabled={typed.length < DIGITS}
            isBusy={accepting.isLoading}
          >
            <Trans>Accept and place the order</Trans>
          </Button>
        </form>
      ) : null}
      <Button
        size={sending.data ? undefined : 'lg'}
        variant={sending.data ? 'soft' : undefined}
        disabled={secondsLeft > 0}
        isBusy={sending.isLoading}
        onClick={() => void requestCode()}
      >
        {secondsLeft > 0 ? (
          <Trans>Send again in {number(secondsLeft)} s</Trans>
        ) : sending.data ? (
          <Trans>Send again</Trans>
        ) : (
          <Trans>Accept this quote</Trans>
        )}
      </Button>
    </Card>
  );
}
