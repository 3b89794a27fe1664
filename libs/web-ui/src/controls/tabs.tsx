import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: ReactNode; content: ReactNode };
type Props = {
  tabs: Tab[];
  label: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

export function Tabs({ tabs, label, value, defaultValue, onValueChange }: Props) {
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={onValueChange}
    >
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 whitespace-nowrap border-b-2 border-transparent px-4 font-medium text-ink-500 hover:text-ink-900 data-[state=active]:border-indigo-600 data-[state=active]:text-indigo-700"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
