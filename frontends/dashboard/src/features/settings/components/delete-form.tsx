import {
  api,
  fieldErrors,
  notify,
  paths,
  sessionCleared,
  useAppDispatch,
  useNavigate,
} from '@haat/platform';
import { Field, PasswordField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useDeleteAccountMutation } from '../../../api/account';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { OpenDeals, hasOpen, openDealsOf } from './open-deals';

type Props = { email: string; onCancel: () => void };

/** The own address typed by hand, and the password: nobody deletes by mistake. */
export function DeleteForm({ email, onCancel }: Props) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [deleteAccount, { error, isLoading }] = useDeleteAccountMutation();
  const held = openDealsOf(error);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const isMeant = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await deleteAccount({ password }).unwrap();
    } catch (failure) {
      if (!hasOpen(openDealsOf(failure))) notifyError(failure);
      return;
    }
    notify('success', t`Your account was deleted.`);
    dispatch(sessionCleared('signed-out'));
    dispatch(api.util.resetApiState());
    // Where the guard of this page leads as well, whichever of the two comes first.
    await navigate(paths.signIn, { replace: true });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={<Trans>Type your email to confirm</Trans>}
        required
        autoComplete="off"
        placeholder={email}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PasswordField
        label={<Trans>Your password</Trans>}
        hint={<Trans>Signed up with Google? Leave this blank.</Trans>}
        autoComplete="current-password"
        value={password}
        error={fieldErrors(error).password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {hasOpen(held) ? <OpenDeals held={held} /> : null}
      <FormButtons
        onCancel={onCancel}
        type="submit"
        variant="danger"
        disabled={!isMeant}
        isBusy={isLoading}
      >
        <Trans>Delete permanently</Trans>
      </FormButtons>
    </form>
  );
}
