import { Button, Dialog, Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';

type Props = { onClose: () => void; onSave: (name: string) => void };
const MAX_NAME = 40;

export function SaveViewDialog({ onClose, onSave }: Props) {
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={<Trans>Save this view</Trans>}
      description={
        <Trans>Saves filters, search words and sorting in this browser.</Trans>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={<Trans>Name of the view</Trans>}
          required
          maxLength={MAX_NAME}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" className="justify-self-end" disabled={!name.trim()}>
          <Trans>Save view</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
