import { fieldErrors, useUpdateUserMutation, type User } from '@haat/platform';
import { Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { Section } from './section';

export function ProfileSection({ user }: { user: User }) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [update, { error, isLoading }] = useUpdateUserMutation();
  const [fname, setFname] = useState(user.fname);
  const [lname, setLname] = useState(user.lname);
  const wrong = fieldErrors(error);
  const isSame = fname === user.fname && lname === user.lname;
  const undo = async (before: User) => {
    setFname(before.fname);
    setLname(before.lname);
    const { fname: first, lname: last } = before;
    await update({ fname: first, lname: last }).unwrap().catch(notifyError);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await update({ fname, lname }).unwrap();
      notifyDone({ text: t`Name saved: ${fname} ${lname}`, undo: () => void undo(user) });
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <Section id="profile" title={<Trans>Profile</Trans>}>
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
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
        <Button
          type="submit"
          isBusy={isLoading}
          disabled={isSame}
          className="sm:col-start-2 sm:justify-self-end"
        >
          <Trans>Save name</Trans>
        </Button>
      </form>
    </Section>
  );
}
