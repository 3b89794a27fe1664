import { Dialog } from '@haat/ui';
import type { ReactNode } from 'react';
import { NoteForm, type NoteFormProps } from './note-form';

type Props = Omit<NoteFormProps, 'onCancel'> & {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
};

/** A dialog with a note, cancel and confirm. */
export const NoteDialog = ({ isOpen, onClose, title, description, ...form }: Props) => (
  <Dialog
    open={isOpen}
    onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
    title={title}
    description={description}
  >
    <NoteForm {...form} onCancel={onClose} />
  </Dialog>
);
