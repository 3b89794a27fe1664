import { useId, useRef, useState } from 'react';

type Asked = {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** Whether something is open, by itself or by its owner, and the button it belongs to. */
export function useOpening({ open, onOpenChange }: Asked, kind: 'dialog' | 'menu') {
  const [isOpenItself, setIsOpenItself] = useState(false);
  const isOpen = open ?? isOpenItself;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const [triggerId, panelId] = [useId(), useId()];

  function change(isOpening: boolean) {
    setIsOpenItself(isOpening);
    onOpenChange?.(isOpening);
  }

  return {
    isOpen,
    /** Its parts are asked for from now on. */
    wasOpened,
    change,
    trigger,
    triggerId,
    panelId,
    /** What the button tells of it. */
    triggerProps: {
      ref: trigger,
      // Its panel is named by it; until then the button is the same wherever it stands (`kept`).
      id: wasOpened ? triggerId : undefined,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      'data-state': isOpen ? 'open' : 'closed',
    },
    giveFocusBack(event: Event) {
      event.preventDefault();
      trigger.current?.focus();
    },
  };
}

export type Opening = ReturnType<typeof useOpening>;
