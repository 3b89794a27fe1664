import { cn } from '@haat/ui';
import type { ReactNode } from 'react';
import { Radio } from './radio';

type Props<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: { value: Value; label: string }[];
  value: Value | undefined;
  /** Side by side where they fit. */
  isInline?: boolean;
  onChange: (value: Value) => void;
};

/** Radio buttons with a legend. */
export function RadioChoice<Value extends string>(props: Props<Value>) {
  const { legend, name, options, value, isInline, onChange } = props;
  return (
    <fieldset className={cn(isInline && 'flex flex-wrap gap-x-5')}>
      <legend className="mb-1 text-[13.5px] font-semibold">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[14px]"
        >
          <Radio
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
