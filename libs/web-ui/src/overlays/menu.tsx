import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePortalContainer } from './portal-scope';

type Props = {
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** Only for a menu that a shortcut opens too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A dropdown; longer than 200 px it scrolls (spec 2). */
export function Menu(props: Props) {
  const { trigger, align = 'end', open, onOpenChange, children } = props;
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          sideOffset={8}
          className="haat-fade z-[70] max-h-[200px] min-w-[200px] overflow-y-auto rounded-md border border-line bg-card p-1.5 shadow-e3"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
