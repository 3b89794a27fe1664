import { fieldErrors } from '@haat/platform';
import { Field, PasswordField } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useChangeEmailMutation } from '../../../api/account';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useNotifyError } from '../../../hooks/use-notify-error';

type Props = { onCancel: () => void; onSent: (email: string) => void };

export function EmailForm({ onCancel, onSent }: Props) {
  const notifyError = useNotifyError();
  const [change, { error, isLoading }] = useChangeEmailMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const wrong = fieldErrors(error);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await change({ email: email.trim(), password }).unwrap();
      onSent(email.trim());
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="mt-5 grid gap-4 sm:grid-cols-2"
    >
      <Field
        label={<Trans>New email</Trans>}
        type="email"
        required
        autoFocus
        autoComplete="email"
        value={email}
        error={wrong.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label={<Trans>Your password</Trans>}
        required
        autoComplete="current-password"
        value={password}
        error={wrong.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FormButtons
        className="sm:col-span-2"
        onCancel={onCancel}
        type="submit"
        disabled={!email.trim() || !password}
        isBusy={isLoading}
      >
        <Trans>Send the link</Trans>
      </FormButtons>
    </form>
  );
}
