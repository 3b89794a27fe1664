import { Button, ListNameDialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';

type Props = { onMake: (name: string) => Promise<string | undefined> };

export function NewList({ onMake }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden />
        <Trans>New list</Trans>
      </Button>
      {isOpen ? (
        <ListNameDialog
          title={<Trans>New list</Trans>}
          action={<Trans>Create</Trans>}
          onClose={() => setIsOpen(false)}
          onSave={onMake}
        />
      ) : null}
    </>
  );
}
