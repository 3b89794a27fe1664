import { useOverlays } from '@haat/platform';
import { Slot } from 'radix-ui';
import { Suspense, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { usePortalContainer } from './portal-scope';
import { useOpenState, type OpenState } from './use-open-state';

type Props = {
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** Only for a menu that a shortcut opens too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** A dropdown; longer than 200 px it scrolls (spec 2). Radix comes when it first opens. */
export function Menu(props: Props) {
  const state = useOpenState(props);
  const { isOpen, setIsOpen, wasOpened } = state;
  const openByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const openByPointer = (event: PointerEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    // Else the focus goes to the trigger, not to the menu.
    event.preventDefault();
    setIsOpen(true);
  };
  const trigger = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onKeyDown={openByKey}
      onPointerDown={openByPointer}
    >
      {props.trigger}
    </Slot.Root>
  );
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Dropdown {...props} state={state} />
    </Suspense>
  );
}

function Dropdown({
  state,
  trigger,
  align = 'end',
  children,
}: Props & { state: OpenState }) {
  const { DropdownMenu } = useOverlays();
  const container = usePortalContainer();
  return (
    <DropdownMenu.Root modal={false} open={state.isOpen} onOpenChange={state.setIsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          className="haat-fade haat-scroll-hint z-[82] max-h-[200px] min-w-[200px] overflow-y-auto rounded-md border border-line bg-card p-1.5 shadow-e3"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
