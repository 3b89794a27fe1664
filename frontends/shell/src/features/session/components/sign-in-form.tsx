import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormTextField,
  placeServerErrors,
  useForm,
  useIsAccepted,
} from '@haat/forms';
import { Link, paths, type Login } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { GoogleButton } from './google-button';
import { NeedsScripts } from './needs-scripts';
import { EMPTY_LOGIN, signInSchema } from '../session-schemas';
import { TermsLabel } from './terms-label';
import { useSignIn } from '../hooks/use-sign-in';

/** onDone: the form is in a dialog, which closes then. */
type Props = { email?: string; onDone?: () => void };

/** Off until terms is ticked and both fields are filled, and while busy (spec 5). */
export function SignInForm({ email = '', onDone }: Props) {
  const { t } = useLingui();
  const form = useForm({ schema: signInSchema, saved: { ...EMPTY_LOGIN, email } });
  const isReady = useIsAccepted(form, signInSchema);
  const signIn = useSignIn(onDone !== undefined, () => {
    form.reset(EMPTY_LOGIN);
    onDone?.();
  });
  const send = (login: Login) =>
    signIn(login).catch((failure: unknown) => placeServerErrors(form, failure));
  return (
    <Form
      form={form}
      onSend={send}
      method="post"
      action={paths.accountForm}
      // A refusal is about email and password together.
      onChange={() => form.clearErrors()}
      className="grid gap-4"
    >
      <NeedsScripts />
      <FormTextField
        label={t`Email address`}
        name="email"
        type="email"
        autoComplete="email"
      />
      <FormPasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        aside={
          <Link
            to={paths.passwordEmail}
            onClick={onDone}
            className="font-semibold text-indigo-700 hover:underline"
          >
            <Trans>Forgot password?</Trans>
          </Link>
        }
      />
      <FormCheckbox label={<TermsLabel />} name="terms" />
      <Button
        type="submit"
        size="lg"
        className="noscript:hidden"
        disabled={!isReady}
        isBusy={form.formState.isSubmitting}
      >
        <Trans>Sign in</Trans>
      </Button>
      <GoogleButton />
      <Button asChild variant="soft">
        <Link to={paths.register} onClick={onDone}>
          <Trans>Create New Account</Trans>
        </Link>
      </Button>
    </Form>
  );
}
