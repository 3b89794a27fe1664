import { cn, useDroppedFiles } from '@haat/ui';
import type { ReactNode } from 'react';

type Props = { onFiles: (files: FileList) => void; children: ReactNode };

/** A framed part of a form that takes files from the desktop. */
export function DropArea({ onFiles, children }: Props) {
  const { isOver, handlers } = useDroppedFiles(onFiles);
  return (
    <div
      {...handlers}
      className={cn(
        'rounded-md border-2 border-dashed border-line-strong p-3',
        isOver && 'border-indigo-500 bg-indigo-50',
      )}
    >
      {children}
    </div>
  );
}
