import { useState } from 'react';

type Props = {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** Whether an overlay is open, controlled or not; `wasOpened`: its code is needed from now on. */
export function useOpenState({ open, onOpenChange }: Props) {
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const setIsOpen = (isOpening: boolean) => {
    setIsOwnOpen(isOpening);
    onOpenChange?.(isOpening);
  };
  return { isOpen, setIsOpen, wasOpened };
}

export type OpenState = ReturnType<typeof useOpenState>;
