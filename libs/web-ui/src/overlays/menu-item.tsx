import { useOverlays } from '@haat/platform';
import type { ReactNode } from 'react';
import { cn } from '../class-names';

type Props = {
  onSelect?: () => void;
  /** The child is a link that takes the item's looks. */
  asChild?: boolean;
  isDanger?: boolean;
  disabled?: boolean;
  /** The item is a checkbox: the menu stays open. */
  isChecked?: boolean;
  children: ReactNode;
};

export function MenuItem(props: Props) {
  const { onSelect, asChild, isDanger, disabled, isChecked, children } = props;
  const { DropdownMenu } = useOverlays();
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={(event) => {
        if (isChecked !== undefined) event.preventDefault();
        onSelect?.();
      }}
      {...(isChecked === undefined
        ? {}
        : { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-2 text-[14px] font-medium outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-indigo-50 data-[highlighted]:text-indigo-700',
        isDanger ? 'text-red-700' : 'text-ink-700',
      )}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  const { DropdownMenu } = useOverlays();
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
}
