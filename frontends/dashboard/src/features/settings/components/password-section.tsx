import {
  Form,
  FormPasswordField,
  placeServerErrors,
  useForm,
  useWatch,
} from '@haat/forms';
import { Link, notify, paths } from '@haat/platform';
import { Button, PasswordMeter } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useChangePasswordMutation } from '../../../api/account';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { Section } from './section';

// A password is never trimmed.
const schema = z.object({
  current_password: z.string(),
  password: z.string(),
  password_confirmation: z.string(),
});
type Passwords = z.infer<typeof schema>;
const EMPTY: Passwords = {
  current_password: '',
  password: '',
  password_confirmation: '',
};

export function PasswordSection() {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useForm({ schema, saved: EMPTY });
  const values = { ...EMPTY, ...useWatch({ control: form.control }) };
  const save = async (passwords: Passwords) => {
    try {
      await change(passwords).unwrap();
      form.reset(EMPTY);
      notify('success', t`Password changed. Other devices were signed out.`);
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
    }
  };
  return (
    <Section id="password" title={<Trans>Password</Trans>}>
      <Form form={form} onSend={save} className="grid gap-4 sm:grid-cols-2">
        <FormPasswordField
          name="current_password"
          label={<Trans>Current password</Trans>}
          required
          autoComplete="current-password"
          aside={
            <Link
              to={paths.passwordEmail}
              className="font-semibold text-indigo-700 hover:underline"
            >
              <Trans>Forgot password?</Trans>
            </Link>
          }
        />
        <div className="sm:col-start-1">
          <FormPasswordField
            name="password"
            label={<Trans>New password</Trans>}
            required
            autoComplete="new-password"
          />
          <PasswordMeter password={values.password} />
        </div>
        <FormPasswordField
          name="password_confirmation"
          label={<Trans>New password again</Trans>}
          required
          autoComplete="new-password"
        />
        <Button
          type="submit"
          isBusy={isLoading}
          disabled={Object.values(values).includes('')}
          className="sm:col-start-2 sm:justify-self-end"
        >
          <Trans>Change password</Trans>
        </Button>
      </Form>
    </Section>
  );
}
