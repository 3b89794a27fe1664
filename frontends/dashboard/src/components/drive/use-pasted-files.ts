import { useEffect, useRef } from 'react';

/** Ctrl+V anywhere on the page, or only in the open dialog: a screenshot, or files copied in a folder. */
export function usePastedFiles(
  onFiles: (files: FileList) => void,
  place: 'page' | 'dialog',
): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      const isInDialog = document.querySelector('[role="dialog"]') !== null;
      if (!files?.length || isInDialog !== (place === 'dialog')) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [place]);
}
