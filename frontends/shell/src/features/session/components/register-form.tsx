import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
  placeServerErrors,
  useForm,
  useFormState,
  useIsAccepted,
  useWatch,
} from '@haat/forms';
import { Link, paths } from '@haat/platform';
import { Button, PasswordMeter, useDialCountry } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AccountTypeChoice } from './account-type-choice';
import { GoogleButton } from './google-button';
import { NeedsScripts } from './needs-scripts';
import {
  EMPTY_REGISTRATION,
  registerSchema,
  type AccountType,
  type Registration,
} from '../session-schemas';
import { TermsLabel } from './terms-label';
import { useRegister } from '../hooks/use-register';

/** Off until what is required is filled and terms is ticked (spec 5). */
export function RegisterForm({ initialType }: { initialType: AccountType }) {
  const { t } = useLingui();
  const dial = useDialCountry();
  const register = useRegister();
  const form = useForm({
    schema: registerSchema,
    saved: { ...EMPTY_REGISTRATION, account_type: initialType },
  });
  const isReady = useIsAccepted(form, registerSchema);
  const { control } = form;
  const type = useWatch({ control, name: 'account_type' });
  const password = useWatch({ control, name: 'password' });
  const send = (registration: Registration) =>
    register(registration, dial.dialCode).catch((failure: unknown) =>
      placeServerErrors(form, failure),
    );
  return (
    <Form
      form={form}
      onSend={send}
      method="post"
      action={paths.accountForm}
      className="grid gap-4"
    >
      <Heading />
      <NeedsScripts />
      <AccountTypeChoice />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          name="fname"
          label={t`First name`}
          required
          autoComplete="given-name"
        />
        <FormTextField
          name="lname"
          label={t`Last name`}
          required
          autoComplete="family-name"
        />
        <FormTextField
          name="email"
          label={t`Email address`}
          type="email"
          required
          autoComplete="email"
        />
        <FormPhoneField name="phone_number" label={t`Phone Number`} {...dial} />
        <div>
          <FormPasswordField
            name="password"
            label={t`Password`}
            required
            autoComplete="new-password"
          />
          <PasswordMeter password={password} />
        </div>
        <FormPasswordField
          name="password_confirmation"
          label={t`Password again`}
          required
          autoComplete="new-password"
        />
      </div>
      <FormCheckbox label={<TermsLabel />} name="terms" />
      <Button
        type="submit"
        size="lg"
        className="noscript:hidden"
        disabled={!isReady}
        isBusy={form.formState.isSubmitting}
      >
        {type === 'seller' ? (
          <Trans>Create account and open my shop</Trans>
        ) : (
          <Trans>Create account</Trans>
        )}
      </Button>
      <GoogleButton />
    </Form>
  );
}

/** Leads to the sign-in with the email when that is refused: it may have an account. */
function Heading() {
  const { errors } = useFormState<Registration>({ name: 'email' });
  const email = useWatch<Registration, 'email'>({ name: 'email' });
  const signIn = errors.email
    ? `${paths.signIn}&email=${encodeURIComponent(email)}`
    : paths.signIn;
  return (
    <div>
      <h1 className="text-2xl">
        <Trans>Create your account</Trans>
      </h1>
      <p className="mt-1 text-ink-500">
        <Trans>Have one already?</Trans>{' '}
        <Link to={signIn} className="font-semibold text-indigo-700 hover:underline">
          <Trans>Sign in instead</Trans>
        </Link>
      </p>
    </div>
  );
}
