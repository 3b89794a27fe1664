import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../class-names';
import { usePortalContainer } from './portal-scope';

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

/** A modal: traps focus and gives it back; Escape and the backdrop close it. */
export function Dialog(props: Props) {
  const {
    open,
    onOpenChange,
    trigger,
    title,
    description,
    size = 'md',
    children,
  } = props;
  const { t } = useLingui();
  const container = usePortalContainer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Radix.Overlay className="haat-fade fixed inset-0 z-[80] bg-ink-900/50 backdrop-blur-sm" />
        <Radix.Content
          className={cn(PANEL, WIDTH[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title
            className={props.hidesTitle ? 'sr-only' : 'pr-10 text-xl font-bold'}
          >
            {title}
          </Radix.Title>
          {description ? (
            <Radix.Description className="mt-1 text-ink-500">
              {description}
            </Radix.Description>
          ) : null}
          <div className="mt-5">{children}</div>
          <Radix.Close
            aria-label={t`Close`}
            className="absolute right-4 top-4 grid size-10 place-items-center rounded-full text-ink-500 hover:bg-sand"
          >
            <X className="size-5" aria-hidden />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Wraps a button that closes the dialog around it. */
export const DialogClose = ({ children }: { children: ReactNode }) => (
  <Radix.Close asChild>{children}</Radix.Close>
);
