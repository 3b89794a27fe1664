import { fieldErrors, type SavedSearch } from '@haat/platform';
import { Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { useChangeSavedSearchMutation } from '../../../api/saved-search-changes';

const MAX_NAME = 120;
type Props = { search: SavedSearch; onClose: () => void };

export function RenameForm({ search, onClose }: Props) {
  const notifyError = useNotifyError();
  const [change, { error, isLoading }] = useChangeSavedSearchMutation();
  const [name, setName] = useState(search.name);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await change({ searchId: search.id, body: { name: name.trim() } }).unwrap();
      onClose();
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={<Trans>Name</Trans>}
        required
        maxLength={MAX_NAME}
        value={name}
        error={fieldErrors(error).name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormButtons
        onCancel={onClose}
        type="submit"
        disabled={!name.trim()}
        isBusy={isLoading}
      >
        <Trans>Save</Trans>
      </FormButtons>
    </form>
  );
}
