import { Button, Dialog, type ButtonVariant } from '@haat/ui';
import { useState, type ReactNode } from 'react';
import { NoteForm } from './note-form';

type Props = {
  /** On the button that opens the dialog, and on the one that confirms. */
  actionLabel: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  title: ReactNode;
  description: ReactNode;
  label: ReactNode;
  minLength?: number;
  maxLength: number;
  error: unknown;
  isBusy: boolean;
  /** True closes the dialog. */
  onSubmit: (reason: string) => Promise<boolean>;
};

/** An action that is hard to undo: a dialog confirms it, with the reason. */
export function ReasonButton(props: Props) {
  const {
    actionLabel,
    icon,
    variant = 'ghost',
    title,
    description,
    onSubmit,
    ...form
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const submit = async (reason: string) => setIsOpen(!(await onSubmit(reason)));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant={variant}>
          {icon}
          {actionLabel}
        </Button>
      }
      title={title}
      description={description}
    >
      <NoteForm
        {...form}
        name="reason"
        tone="danger"
        action={actionLabel}
        onSubmit={(reason) => void submit(reason)}
        onCancel={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
