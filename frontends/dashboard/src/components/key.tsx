import type { ReactNode } from 'react';

/** A key of the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-[6px] border border-b-2 border-line bg-card px-1.5 text-[11px] font-semibold text-ink-700">
    {children}
  </kbd>
);
