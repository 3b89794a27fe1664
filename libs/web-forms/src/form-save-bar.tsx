import type { ReactNode } from 'react';

type Props = { status: ReactNode; children: ReactNode };

/** Always in reach: what is not saved yet, and at its end the buttons that save it. On phones in place of the bottom bar. */
export function FormSaveBar({ status, children }: Props) {
  return (
    <div
      data-page-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border border-line bg-card p-3 shadow-e2 max-lg:-mx-4 max-lg:border-x-0 max-lg:pb-[calc(12px+env(safe-area-inset-bottom))] lg:bottom-4 lg:rounded-lg"
    >
      <div className="mr-auto pl-1 text-sm" role="status">
        {status}
      </div>
      {children}
    </div>
  );
}
