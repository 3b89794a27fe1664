import { Button, Dialog, type ButtonVariant } from '@haat/ui';
import { useState, type ReactNode } from 'react';
import { NoteForm } from './note-form';

type Props = {
  /** On the button that opens it, and on the one that does it. */
  words: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  title: ReactNode;
  description: ReactNode;
  label: ReactNode;
  shortest?: number;
  longest: number;
  error: unknown;
  isBusy: boolean;
  /** True: it is done, the dialog goes. */
  onSubmit: (reason: string) => Promise<boolean>;
};

/** A move that is not taken back lightly: asked once more, with the reason. */
export function ReasonButton(props: Props) {
  const { words, icon, variant = 'ghost', title, description, onSubmit, ...form } = props;
  const [isOpen, setIsOpen] = useState(false);
  const submit = async (said: string) => setIsOpen(!(await onSubmit(said)));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant={variant}>
          {icon}
          {words}
        </Button>
      }
      title={title}
      description={description}
    >
      <NoteForm
        {...form}
        name="reason"
        tone="danger"
        action={words}
        onSubmit={(said) => void submit(said)}
        onCancel={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
