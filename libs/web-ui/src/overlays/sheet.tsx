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
  side?: 'right' | 'left' | 'bottom';
  children: ReactNode;
};

const SIDE = {
  right: 'haat-slide inset-y-0 right-0 w-[min(440px,92vw)]',
  left: 'haat-fade inset-y-0 left-0 w-[min(440px,92vw)]',
  bottom: 'haat-rise inset-x-0 bottom-0 max-h-[90dvh] rounded-t-xl',
};

/** A drawer with the manners of a dialog. */
export function Sheet(props: Props) {
  const { open, onOpenChange, trigger, title, side = 'right', children } = props;
  const { t } = useLingui();
  const container = usePortalContainer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Radix.Overlay className="haat-fade fixed inset-0 z-[80] bg-ink-900/50" />
        <Radix.Content
          aria-describedby={undefined}
          className={cn('fixed z-[81] flex flex-col bg-card shadow-e3', SIDE[side])}
        >
          <div className="flex items-center border-b border-line px-5 py-3">
            <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
            <Radix.Close
              aria-label={t`Close`}
              className="ml-auto grid size-10 place-items-center rounded-full text-ink-500 hover:bg-sand"
            >
              <X className="size-5" aria-hidden />
            </Radix.Close>
          </div>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
