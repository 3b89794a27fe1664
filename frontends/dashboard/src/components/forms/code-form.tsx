import { inLatinDigits, useFormat } from '@haat/platform';
import { Button, Field, pasteDigits } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { PhoneCode } from '../../hooks/use-phone-code';

const DIGITS = 6;

type Props = { code: PhoneCode; label?: ReactNode; confirm?: ReactNode };

/** The six digits of an SMS or a mail; phones offer them by themselves. */
export function CodeForm({ code, label, confirm }: Props) {
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const { sentTo, secondsLeft } = code;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void code.verify(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <Field
        label={label ?? <Trans>Code from the SMS</Trans>}
        className="max-w-sm [&_input]:tracking-[.3em] [&_input]:tabular-nums"
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={DIGITS}
        onPaste={pasteDigits}
        value={typed}
        error={code.codeError}
        hint={<Trans>We sent it to {sentTo}.</Trans>}
        onChange={({ target }) => setTyped(inLatinDigits(target.value).trim())}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={code.cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="soft"
          disabled={secondsLeft > 0}
          isBusy={code.isSending}
          onClick={() => void code.send({ phone_number: sentTo ?? '' })}
        >
          {secondsLeft > 0 ? (
            <Trans>Send again in {number(secondsLeft)} s</Trans>
          ) : (
            <Trans>Send again</Trans>
          )}
        </Button>
        <Button type="submit" disabled={typed.length < DIGITS} isBusy={code.isVerifying}>
          {confirm ?? <Trans>Confirm number</Trans>}
        </Button>
      </div>
    </form>
  );
}
