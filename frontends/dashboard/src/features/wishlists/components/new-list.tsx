import { Button, Dialog, Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';

type Props = { onMake: (name: string) => Promise<boolean> };
const LONGEST = 80;

export function NewList({ onMake }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const isMade = await onMake(name.trim());
    setIsBusy(false);
    if (!isMade) return;
    setName('');
    setIsOpen(false);
  };
  const trigger = (
    <Button variant="outline">
      <Plus aria-hidden />
      <Trans>New list</Trans>
    </Button>
  );
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={<Trans>New list</Trans>}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label={<Trans>Name</Trans>}
          value={name}
          maxLength={LONGEST}
          required
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" isBusy={isBusy} disabled={!name.trim()}>
          <Trans>Create</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
