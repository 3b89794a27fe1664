import { useOverlays } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Slot } from 'radix-ui';
import { Suspense, type ReactNode } from 'react';
import { cn } from '../class-names';
import { usePortalContainer } from './portal-scope';
import { useOpenState, type OpenState } from './use-open-state';

export type ModalProps = {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  trigger?: ReactNode;
  className: string;
  backdrop?: string;
  isDescribed?: boolean;
  children: ReactNode;
};

/** Traps focus and returns it; Escape and the backdrop close it. Radix comes when it first opens. */
export function Modal(props: ModalProps) {
  const state = useOpenState(props);
  const trigger = props.trigger ? (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={state.isOpen}
      onClick={(event) => {
        if (!event.defaultPrevented) state.setIsOpen(true);
      }}
    >
      {props.trigger}
    </Slot.Root>
  ) : null;
  if (!state.wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Panel {...props} state={state} />
    </Suspense>
  );
}

function Panel(props: ModalProps & { state: OpenState }) {
  const { state, trigger, className, backdrop, isDescribed, children } = props;
  const { Dialog: Radix } = useOverlays();
  const container = usePortalContainer();
  return (
    <Radix.Root open={state.isOpen} onOpenChange={state.setIsOpen}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Radix.Overlay
          className={cn('haat-fade fixed inset-0 z-[80] bg-scrim', backdrop)}
        />
        <Radix.Content
          className={className}
          onEscapeKeyDown={(event) => {
            if (isListOpen()) event.preventDefault();
          }}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape then closes the list of the `Combobox`, and not the window around it. */
const isListOpen = () => document.activeElement?.matches('[data-list-open]');

type TextProps = { className: string; children: ReactNode };

export function ModalTitle(props: TextProps) {
  const { Dialog: Radix } = useOverlays();
  return <Radix.Title {...props} />;
}

export function ModalDescription(props: TextProps) {
  const { Dialog: Radix } = useOverlays();
  return <Radix.Description {...props} />;
}

export function ModalCross({ className }: { className: string }) {
  const { t } = useLingui();
  const { Dialog: Radix } = useOverlays();
  return (
    <Radix.Close
      aria-label={t`Close`}
      className={cn(
        'grid size-10 place-items-center rounded-full text-ink-500 hover:bg-sand',
        className,
      )}
    >
      <X className="size-5" aria-hidden />
    </Radix.Close>
  );
}
