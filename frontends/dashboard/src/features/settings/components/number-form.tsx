import { PHONE_MIN, PhoneField, useDialCountry } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { FormButtons } from '../../../components/forms/form-buttons';
import type { PhoneCode } from '../../../hooks/use-phone-code';

type Props = { code: PhoneCode; onCancel: () => void };

export function NumberForm({ code, onCancel }: Props) {
  const dial = useDialCountry();
  const [number, setNumber] = useState('');
  const typed = number.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void code.send({ phone_number: typed, dial_code: dial.dialCode });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <PhoneField
        label={<Trans>New number</Trans>}
        className="max-w-sm"
        required
        autoFocus
        {...dial}
        value={number}
        error={code.numberError}
        onChange={({ target }) => setNumber(target.value)}
      />
      <FormButtons
        onCancel={onCancel}
        type="submit"
        disabled={typed.length < PHONE_MIN || code.secondsLeft > 0}
        isBusy={code.isSending}
      >
        <Trans>Send the code</Trans>
      </FormButtons>
    </form>
  );
}
