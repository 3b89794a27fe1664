import { fieldErrors, type SavedSearch } from '@haat/platform';
import { Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { FormMoves } from '../../desk/form-moves';
import { useTellFailure } from '../../desk/use-tell-failure';
import { useChangeSavedSearchMutation } from '../../../api/saved-search-changes';

const LONGEST = 120;
type Props = { kept: SavedSearch; onClose: () => void };

export function RenameForm({ kept, onClose }: Props) {
  const tellFailure = useTellFailure();
  const [change, { error, isLoading }] = useChangeSavedSearchMutation();
  const [name, setName] = useState(kept.name);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await change({ searchId: kept.id, body: { name: name.trim() } }).unwrap();
      onClose();
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={<Trans>Name</Trans>}
        required
        maxLength={LONGEST}
        value={name}
        error={fieldErrors(error).name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormMoves
        onCancel={onClose}
        type="submit"
        disabled={!name.trim()}
        isBusy={isLoading}
      >
        <Trans>Save</Trans>
      </FormMoves>
    </form>
  );
}
