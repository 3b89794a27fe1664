import { useResetPasswordMutation, type Reset } from '@haat/api/password';
import {
  fieldErrors,
  messageOf,
  notify,
  paths,
  statusOf,
  takeNext,
  useLoginMutation,
  useNavigate,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWelcome } from '../../../hooks/use-welcome';

const isOver = (status: number) => status >= 400 && status < 500 && status !== 429;

/** Saves the new password, then signs in with it. */
export function useReset(onExpired: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [reset, { isLoading: isSaving }] = useResetPasswordMutation();
  const [login, { isLoading: isSigningIn }] = useLoginMutation();
  const [error, setError] = useState<string>();

  function refuse(failure: unknown) {
    const { password, password_confirmation } = fieldErrors(failure);
    const wrong = password ?? password_confirmation;
    if (wrong) setError(wrong);
    else if (isOver(statusOf(failure))) onExpired();
    else notify('error', messageOf(failure) ?? t`Couldn’t save it. Please try again.`);
  }

  async function signIn({ email, password }: Reset) {
    try {
      // The terms were accepted when the account was made.
      welcome(await login({ email, password, terms: true }).unwrap());
      await navigate(takeNext(), { replace: true });
    } catch {
      await navigate(`${paths.signIn}&email=${encodeURIComponent(email)}`);
    }
  }

  async function save(form: Reset) {
    try {
      await reset(form).unwrap();
    } catch (failure) {
      refuse(failure);
      return;
    }
    notify('success', t`Your password has been changed.`);
    await signIn(form);
  }

  const clear = () => setError(undefined);
  return { save, isBusy: isSaving || isSigningIn, error, clear };
}
