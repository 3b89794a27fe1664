import { useOverlays } from '@haat/platform';
import type { ReactNode } from 'react';
import { cn } from '../class-names';
import { Modal, ModalCross, ModalDescription, ModalTitle } from './modal';

type Props = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Keeps the title for screen readers only. */
  hidesTitle?: boolean;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
};

const WIDTH = { sm: 'max-w-sm', md: 'max-w-md', lg: 'max-w-2xl' };
const PANEL =
  'haat-rise fixed inset-x-0 bottom-0 mx-auto max-h-[92dvh] w-full overflow-y-auto rounded-t-xl ' +
  'bg-card p-6 shadow-e3 sm:bottom-auto sm:top-1/2 sm:-translate-y-1/2 sm:rounded-xl z-[81]';

/** A window above the page. */
export function Dialog(props: Props) {
  const { open, onOpenChange, trigger, title, description, size = 'md' } = props;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      isDescribed={Boolean(description)}
      backdrop="backdrop-blur-sm"
      className={cn(PANEL, WIDTH[size])}
    >
      <ModalTitle className={props.hidesTitle ? 'sr-only' : 'pr-10 text-xl font-bold'}>
        {title}
      </ModalTitle>
      {description ? (
        <ModalDescription className="mt-1 text-ink-500">{description}</ModalDescription>
      ) : null}
      <div className="mt-5">{props.children}</div>
      <ModalCross className="absolute right-4 top-4" />
    </Modal>
  );
}

/** Wraps a button that closes the dialog around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  const { Dialog: Radix } = useOverlays();
  return <Radix.Close asChild>{children}</Radix.Close>;
}
