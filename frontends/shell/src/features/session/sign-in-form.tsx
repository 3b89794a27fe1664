import { Link, paths, useTypedBefore } from '@haat/platform';
import { Button, Checkbox, Field, PasswordField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { GoogleButton } from './google-button';
import { NeedsScripts } from './needs-scripts';
import { TermsLabel } from './terms-label';
import { useSignIn } from './use-sign-in';

const EMPTY = { email: '', password: '', terms: false };
/** onDone: the form stands in a dialog, which closes then. */
type Props = { email?: string; onDone?: () => void };

/** Off until terms is ticked and both fields are filled, and while busy (spec 5). */
export function SignInForm({ email = '', onDone }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ ...EMPTY, email });
  const { signIn, isBusy, errors, setErrors } = useSignIn(onDone !== undefined, () => {
    setValues(EMPTY);
    onDone?.();
  });
  const isReady = values.terms && values.email.trim() !== '' && values.password !== '';

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  useTypedBefore(form, ({ email: typed = '', password = '', terms }) =>
    setValues({ email: typed, password, terms: terms !== undefined }),
  );

  function change(part: Partial<typeof EMPTY>) {
    setValues((now) => ({ ...now, ...part }));
    setErrors({});
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isReady && !isBusy) void signIn({ ...values, email: values.email.trim() });
  }

  return (
    <form
      ref={form}
      method="post"
      action={paths.accountForm}
      onSubmit={submit}
      noValidate
      className="grid gap-4"
    >
      <NeedsScripts />
      <Field
        label={t`Email address`}
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        aside={
          <Link
            to={paths.passwordEmail}
            onClick={onDone}
            className="font-semibold text-indigo-700 hover:underline"
          >
            <Trans>Forgot password?</Trans>
          </Link>
        }
        onChange={(event) => change({ password: event.target.value })}
      />
      <Checkbox
        label={<TermsLabel />}
        name="terms"
        checked={values.terms}
        error={errors.terms}
        onChange={(event) => change({ terms: event.target.checked })}
      />
      <Button
        type="submit"
        size="lg"
        className="noscript:hidden"
        disabled={!isReady}
        isBusy={isBusy}
      >
        <Trans>Sign in</Trans>
      </Button>
      <GoogleButton />
      <Button asChild variant="soft">
        <Link to={paths.register} onClick={onDone}>
          <Trans>Create New Account</Trans>
        </Link>
      </Button>
    </form>
  );
}
