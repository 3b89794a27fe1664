import { withoutError } from '@haat/enquiry';
import { Link, paths, useTypedBefore } from '@haat/platform';
import {
  Button,
  Checkbox,
  Field,
  PasswordField,
  PasswordMeter,
  PhoneField,
  useDialCountry,
} from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { AccountTypeChoice, type AccountType } from './account-type-choice';
import { GoogleButton } from './google-button';
import { NeedsScripts } from './needs-scripts';
import { TermsLabel } from './terms-label';
import { useRegister, type RegisterValues } from './use-register';

const EMPTY: RegisterValues = {
  fname: '',
  lname: '',
  email: '',
  phone_number: '',
  password: '',
  password_confirmation: '',
  terms: false,
};
type TextField = Exclude<keyof RegisterValues, 'terms'>;

const isFilled = (values: RegisterValues) =>
  values.terms &&
  [values.fname, values.lname, values.email, values.password].every((text) =>
    text.trim(),
  );

export function RegisterForm({ initialType }: { initialType: AccountType }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState(initialType);
  const [values, setValues] = useState(EMPTY);
  const dial = useDialCountry();
  const { create, isBusy, errors, setErrors } = useRegister();

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  useTypedBefore(form, ({ account_type, terms, ...texts }) => {
    setValues({ ...EMPTY, ...texts, terms: terms !== undefined });
    if (account_type) setType(account_type as AccountType);
  });

  const bind = (field: TextField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [field]: event.target.value }));
      setErrors((now) => withoutError(now, field));
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isFilled(values) && !isBusy) void create(values, type, dial.dialCode);
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
      <Heading email={values.email} isTaken={Boolean(errors.email)} />
      <NeedsScripts />
      <AccountTypeChoice value={type} onChange={setType} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t`First name`}
          required
          autoComplete="given-name"
          {...bind('fname')}
        />
        <Field
          label={t`Last name`}
          required
          autoComplete="family-name"
          {...bind('lname')}
        />
        <Field
          label={t`Email address`}
          type="email"
          required
          autoComplete="email"
          {...bind('email')}
        />
        <PhoneField label={t`Phone Number`} {...dial} {...bind('phone_number')} />
        <div>
          <PasswordField
            label={t`Password`}
            required
            autoComplete="new-password"
            {...bind('password')}
          />
          <PasswordMeter password={values.password} />
        </div>
        <PasswordField
          label={t`Password again`}
          required
          autoComplete="new-password"
          {...bind('password_confirmation')}
        />
      </div>
      <Checkbox
        label={<TermsLabel />}
        name="terms"
        checked={values.terms}
        error={errors.terms}
        onChange={(event) => setValues({ ...values, terms: event.target.checked })}
      />
      <Button
        type="submit"
        size="lg"
        className="noscript:hidden"
        disabled={!isFilled(values)}
        isBusy={isBusy}
      >
        {type === 'seller' ? (
          <Trans>Create account and open my shop</Trans>
        ) : (
          <Trans>Create account</Trans>
        )}
      </Button>
      <GoogleButton />
    </form>
  );
}

function Heading({ email, isTaken }: { email: string; isTaken: boolean }) {
  const signIn = isTaken
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
