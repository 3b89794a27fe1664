import { overlays } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Slot } from 'radix-ui';
import { Suspense, type ReactNode } from 'react';
import { cn } from '../class-names';
import { usePortalContainer } from './portal-scope';
import { useOpening, type Opening } from './use-opening';

export type ModalProps = {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  trigger?: ReactNode;
  className: string;
  backdrop?: string;
  isDescribed?: boolean;
  children: ReactNode;
};

/** Traps focus and gives it back; Escape and the backdrop close it. What it is made of comes when it opens. */
export function Modal(props: ModalProps) {
  const opening = useOpening(props, 'dialog');
  return (
    <>
      {props.trigger ? (
        <Slot.Root
          {...opening.triggerProps}
          onClick={(event) => {
            if (!event.defaultPrevented) opening.change(!opening.isOpen);
          }}
        >
          {props.trigger}
        </Slot.Root>
      ) : null}
      {opening.wasOpened ? (
        <Suspense>
          <Panel {...props} opening={opening} />
        </Suspense>
      ) : null}
    </>
  );
}

function Panel(props: ModalProps & { opening: Opening }) {
  const { opening, className, backdrop, isDescribed, children } = props;
  const { Dialog: Radix } = overlays.useModule();
  const container = usePortalContainer();
  return (
    <Radix.Root open={opening.isOpen} onOpenChange={opening.change}>
      <Radix.Portal container={container}>
        <Radix.Overlay
          className={cn('haat-fade fixed inset-0 z-[80] bg-ink-900/50', backdrop)}
        />
        <Radix.Content
          id={opening.panelId}
          onCloseAutoFocus={opening.giveFocusBack}
          className={className}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type TextProps = { className: string; children: ReactNode };

export function ModalTitle(props: TextProps) {
  const { Dialog: Radix } = overlays.useModule();
  return <Radix.Title {...props} />;
}

export function ModalDescription(props: TextProps) {
  const { Dialog: Radix } = overlays.useModule();
  return <Radix.Description {...props} />;
}

export function ModalCross({ className }: { className: string }) {
  const { t } = useLingui();
  const { Dialog: Radix } = overlays.useModule();
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
