import type { Proof, User } from '@haat/api/email-verification';
import { fieldErrors, messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export type SendProof = (form: Partial<Proof>) => {
  unwrap: () => Promise<User>;
};

/** Sends a password along with the link; the page itself confirms that it was right. */
export function useProof(send: SendProof, field: 'current_password' | 'password') {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function prove(form: Partial<Proof>) {
    setIsBusy(true);
    try {
      await send(form).unwrap();
    } catch (failure) {
      const wrong = fieldErrors(failure);
      const text = wrong[field] ?? wrong.password_confirmation;
      if (text) setError(text);
      else notify('error', messageOf(failure) ?? t`Couldn’t save it. Please try again.`);
    } finally {
      setIsBusy(false);
    }
  }
  return { prove, isBusy, error, clear: () => setError(undefined) };
}
