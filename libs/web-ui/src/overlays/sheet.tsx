import type { ReactNode } from 'react';
import { cn } from '../class-names';
import { Modal, ModalCross, ModalTitle } from './modal';

type Props = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  side?: 'right' | 'left' | 'bottom';
  children: ReactNode;
};

const SIDE = {
  right: 'haat-slide inset-y-0 right-0 w-[min(440px,92vw)]',
  left: 'haat-fade inset-y-0 left-0 w-[min(440px,92vw)]',
  bottom: 'haat-rise inset-x-0 bottom-0 max-h-[90dvh] rounded-t-xl',
};

/** A drawer with the manners of a dialog. */
export function Sheet({ title, side = 'right', children, ...modal }: Props) {
  return (
    <Modal
      {...modal}
      className={cn('fixed z-[81] flex flex-col bg-card shadow-e3', SIDE[side])}
    >
      <div className="flex items-center border-b border-line px-5 py-3">
        <ModalTitle className="text-lg font-bold">{title}</ModalTitle>
        <ModalCross className="ml-auto" />
      </div>
      <div className="flex-1 overflow-y-auto p-5">{children}</div>
    </Modal>
  );
}
