import { guestCasesApi } from '@haat/api/guest-cases';
import { fieldErrors, useNavigate, useSession } from '@haat/platform';
import { Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { ownCase } from '../own-case';

const { useSendCaseLinkMutation } = guestCasesApi;

/** A number opens the case: with an account at once, a guest by a link in an email. */
export function CaseNumberForm() {
  const { t } = useLingui();
  const { user, isSeller } = useSession();
  const navigate = useNavigate();
  const [reference, setReference] = useState('');
  const [email, setEmail] = useState('');
  const [send, { isLoading, isSuccess, error }] = useSendCaseLinkMutation();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = reference.trim().toUpperCase();
    if (user) void navigate(ownCase(isSeller, number));
    else void send({ reference: number, email: email.trim() });
  };
  const isReady = Boolean(reference.trim() && (user ?? email.trim()));
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={t`Case number`}
        hint={t`HT- followed by six characters`}
        value={reference}
        error={fieldErrors(error)['reference']}
        onChange={({ target }) => setReference(target.value)}
      />
      {user ? null : (
        <Field
          label={t`Email`}
          type="email"
          autoComplete="email"
          value={email}
          error={fieldErrors(error)['email']}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <Button type="submit" variant="outline" isBusy={isLoading} disabled={!isReady}>
        {user ? <Trans>Open the case</Trans> : <Trans>Email me the link</Trans>}
      </Button>
      <p role="status" className="text-sm">
        {isSuccess ? (
          <Trans>
            If the number and the address belong together, the link is on its way.
          </Trans>
        ) : null}
      </p>
    </form>
  );
}
