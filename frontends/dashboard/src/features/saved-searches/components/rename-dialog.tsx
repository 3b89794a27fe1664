import { type SavedSearch } from '@haat/platform';
import { Dialog, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { RenameForm } from './rename-form';

export function RenameDialog({ search }: { search: SavedSearch }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { name } = search;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={t`Rename ${name}`}>
          <Pencil aria-hidden />
        </IconButton>
      }
      title={<Trans>Rename</Trans>}
    >
      <RenameForm search={search} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}
