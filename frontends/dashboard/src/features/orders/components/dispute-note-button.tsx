import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { NoteDialog } from '../../../components/forms/note-dialog';

const MAX_LENGTH = 1000;

type Props = {
  /** Who reads it. */
  description: ReactNode;
  error: unknown;
  isBusy: boolean;
  /** True closes the dialog. */
  onSubmit: (text: string) => Promise<boolean>;
};

/** Writes a note about the dispute. */
export function DisputeNoteButton({ description, error, isBusy, onSubmit }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const submit = async (text: string) => setIsOpen(!(await onSubmit(text)));
  return (
    <>
      <Button variant="soft" onClick={() => setIsOpen(true)}>
        <Trans>Write a note</Trans>
      </Button>
      <NoteDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<Trans>Write about this dispute</Trans>}
        description={description}
        label={<Trans>Note</Trans>}
        minLength={1}
        maxLength={MAX_LENGTH}
        name="text"
        error={error}
        isBusy={isBusy}
        action={t`Send`}
        onSubmit={(text) => void submit(text)}
      />
    </>
  );
}
