import { Button, IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { DrivePicker } from '../drive/drive-picker';
import { MAX_FILES, type Attachments } from './use-attachments';

type Props = { attachments: Attachments; isInForm?: boolean };

/** Documents out of My Drive, or new ones. */
export function AttachButton({ attachments, isInForm }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { items, add } = attachments;
  const isFull = items.length >= MAX_FILES;
  const open = () => setIsOpen(true);
  return (
    <>
      {isInForm ? (
        <Button variant="outline" disabled={isFull} onClick={open}>
          <Paperclip aria-hidden />
          <Trans>Attach documents</Trans>
        </Button>
      ) : (
        <IconButton label={t`Attach documents`} disabled={isFull} onClick={open}>
          <Paperclip aria-hidden />
        </IconButton>
      )}
      <DrivePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        title={<Trans>Attach documents</Trans>}
        kind="document"
        max={MAX_FILES - items.length}
        taken={items.map(({ id }) => id)}
        hint={
          <Trans>
            PDF, photo, XLSX or DOCX, up to 10 MB. Only you and the other side can open
            them. Deleting one in My Drive removes it for both.
          </Trans>
        }
        onPick={add}
      />
    </>
  );
}
