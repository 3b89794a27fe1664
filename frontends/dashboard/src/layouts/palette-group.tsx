import { Command } from 'cmdk';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type GroupProps = { heading: string; isAlwaysShown?: boolean; children: ReactNode };

export const PaletteGroup = ({ heading, isAlwaysShown, children }: GroupProps) => (
  <Command.Group
    heading={heading}
    forceMount={isAlwaysShown ?? false}
    className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:text-[12.5px] [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-500"
  >
    {children}
  </Command.Group>
);

type ItemProps = {
  name: string;
  /** English words of the address find it in both languages. */
  path?: string;
  icon?: LucideIcon;
  isAlwaysShown?: boolean;
  onSelect: () => void;
};

export function PaletteItem(props: ItemProps) {
  const { name, path = '', icon: Icon = ArrowRight, isAlwaysShown, onSelect } = props;
  return (
    <Command.Item
      value={`${name} ${path}`}
      keywords={path.split('/').filter(Boolean)}
      forceMount={isAlwaysShown ?? false}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-[14.5px] font-medium text-ink-700 data-[selected=true]:bg-indigo-50 data-[selected=true]:text-indigo-700"
    >
      <Icon className="size-[18px] shrink-0 opacity-80" aria-hidden />
      <span className="min-w-0 truncate">{name}</span>
    </Command.Item>
  );
}
