import { Link, fieldErrors, notify, paths } from '@haat/platform';
import { Button, PasswordField, PasswordMeter } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useChangePasswordMutation } from '../../../api/account';
import { useTellFailure } from '../../desk/use-tell-failure';
import { Section } from './section';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

export function PasswordSection() {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const [values, setValues] = useState(EMPTY);
  const wrong = fieldErrors(error);
  const bind = (field: keyof typeof EMPTY) => ({
    required: true,
    value: values[field],
    error: wrong[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((now) => ({ ...now, [field]: target.value })),
  });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await change(values).unwrap();
      setValues(EMPTY);
      notify('success', t`Your password is changed. Other devices are signed out.`);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <Section id="password" title={<Trans>Password</Trans>}>
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <PasswordField
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          aside={
            <Link
              to={paths.passwordEmail}
              className="font-semibold text-indigo-700 hover:underline"
            >
              <Trans>Forgot password?</Trans>
            </Link>
          }
          {...bind('current_password')}
        />
        <div className="sm:col-start-1">
          <PasswordField
            label={<Trans>New password</Trans>}
            autoComplete="new-password"
            {...bind('password')}
          />
          <PasswordMeter password={values.password} />
        </div>
        <PasswordField
          label={<Trans>New password again</Trans>}
          autoComplete="new-password"
          {...bind('password_confirmation')}
        />
        <Button
          type="submit"
          isBusy={isLoading}
          disabled={Object.values(values).includes('')}
          className="sm:col-start-2 sm:justify-self-end"
        >
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Section>
  );
}
