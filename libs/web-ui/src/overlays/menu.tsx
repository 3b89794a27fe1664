import { overlays } from '@haat/platform';
import { Slot } from 'radix-ui';
import { Suspense, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { usePortalContainer } from './portal-scope';
import { useOpening, type Opening } from './use-opening';

type Props = {
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** Only for a menu that a shortcut opens too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** A dropdown; longer than 200 px it scrolls (spec 2). What it is made of comes when it opens. */
export function Menu(props: Props) {
  const opening = useOpening(props, 'menu');
  const { isOpen, change } = opening;

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || !OPENING_KEYS.includes(event.key)) return;
    // Else the key would also press the first item.
    event.preventDefault();
    change(event.key === 'ArrowDown' || !isOpen);
  }

  return (
    <>
      <Slot.Root
        {...opening.triggerProps}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
          // The menu gets the focus, not its button.
          if (!isOpen) event.preventDefault();
          change(!isOpen);
        }}
      >
        {props.trigger}
      </Slot.Root>
      {opening.wasOpened ? (
        <Suspense>
          <Panel {...props} opening={opening} />
        </Suspense>
      ) : null}
    </>
  );
}

function Panel({ opening, align = 'end', children }: Props & { opening: Opening }) {
  const { Menu: Radix } = overlays.useModule();
  const container = usePortalContainer();
  const isLeftByPointer = useRef(false);
  return (
    <Radix.Root modal={false} open={opening.isOpen} onOpenChange={opening.change}>
      <Radix.Anchor virtualRef={opening.trigger} />
      <Radix.Portal container={container}>
        <Radix.Content
          id={opening.panelId}
          aria-labelledby={opening.triggerId}
          align={align}
          sideOffset={8}
          onInteractOutside={() => {
            isLeftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeftByPointer.current) opening.trigger.current?.focus();
            isLeftByPointer.current = false;
          }}
          className="haat-fade z-[70] max-h-[200px] min-w-[200px] overflow-y-auto rounded-md border border-line bg-card p-1.5 shadow-e3"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
