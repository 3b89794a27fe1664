import { Button, Dialog, type ButtonVariant } from '@haat/ui';
import { useState, type ReactNode } from 'react';

type Props = {
  label: string;
  variant: ButtonVariant;
  title: ReactNode;
  description: ReactNode;
  /** The form: it is filled again whenever the dialog opens. */
  children: (close: () => void) => ReactNode;
};

/** A button, and the dialog with a form that it opens. */
export function FormDialog({ label, variant, title, description, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size="lg"
      trigger={<Button variant={variant}>{label}</Button>}
      title={title}
      description={description}
    >
      {children(() => setIsOpen(false))}
    </Dialog>
  );
}
