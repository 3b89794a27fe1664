import type { ComponentProps } from 'react';

/** The browser's own stays light grey in the dark scheme. */
export const Radio = (input: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input
    type="radio"
    className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-card checked:border-[6px] checked:border-fill checked:bg-on-fill"
    {...input}
  />
);
