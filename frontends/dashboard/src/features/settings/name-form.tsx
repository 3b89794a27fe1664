import { fieldErrors, notify, useUpdateUserMutation, type User } from '@haat/platform';
import { Button, Field, PhoneField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { nationalPhone } from '../desk/national-phone';
import { useTellFailure } from '../desk/use-tell-failure';

export function NameForm({ user }: { user: User }) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [update, { error, isLoading }] = useUpdateUserMutation();
  const [fname, setFname] = useState(user.fname);
  const [lname, setLname] = useState(user.lname);
  const [phone, setPhone] = useState(nationalPhone(user.phone_number));
  const wrong = fieldErrors(error);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const number = phone.trim()
        ? { phone_number: phone.trim(), dial_code: '+977' }
        : {};
      await update({ fname, lname, ...number }).unwrap();
      notify('success', t`Saved`);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4 sm:grid-cols-2">
      <Field
        label={<Trans>First name</Trans>}
        value={fname}
        required
        autoComplete="given-name"
        error={wrong.fname}
        onChange={({ target }) => setFname(target.value)}
      />
      <Field
        label={<Trans>Last name</Trans>}
        value={lname}
        required
        autoComplete="family-name"
        error={wrong.lname}
        onChange={({ target }) => setLname(target.value)}
      />
      <PhoneField
        label={<Trans>Phone</Trans>}
        value={phone}
        error={wrong.phone_number}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Button type="submit" isBusy={isLoading} className="self-end">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
