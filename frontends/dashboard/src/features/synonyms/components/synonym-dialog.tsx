import type { SynonymOut } from '@haat/api/admin-synonyms';
import { Button, Dialog, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { SynonymForm } from './synonym-form';

/** A new set of synonyms, or an edited one; open if it begins with words. */
export function SynonymDialog({ row, words = '' }: { row?: SynonymOut; words?: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(words !== '');
  const names = row?.words.join(', ') ?? '';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        row ? (
          <IconButton label={t`Edit: ${names}`}>
            <Pencil aria-hidden />
          </IconButton>
        ) : (
          <Button>
            <Plus aria-hidden />
            <Trans>Add words</Trans>
          </Button>
        )
      }
      title={
        row ? <Trans>Edit the words</Trans> : <Trans>Words that mean the same</Trans>
      }
    >
      <SynonymForm
        words={words}
        {...(row ? { row } : {})}
        onClose={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
