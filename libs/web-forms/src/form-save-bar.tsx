import type { ReactNode } from 'react';

type Props = { status: ReactNode; children: ReactNode };

/** Always in reach: what is not saved yet, and at its end the buttons that save it. */
export function FormSaveBar({ status, children }: Props) {
  return (
    <div className="sticky bottom-[72px] z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-lg border border-line bg-card/94 p-3 shadow-e2 backdrop-blur-md lg:bottom-4">
      <div className="mr-auto pl-1 text-sm" role="status">
        {status}
      </div>
      {children}
    </div>
  );
}
