import { useState } from 'react';

/** Which picture is open over the page. Closed again, the viewer stays for its last moment. */
export function useViewer() {
  const [at, setAt] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    /** The code of the viewer loads with the first picture that opens. */
    isNeeded: at !== null,
    at: at ?? 0,
    isOpen,
    onOpenChange: setIsOpen,
    onView: setAt,
    open: (index: number) => {
      setAt(index);
      setIsOpen(true);
    },
  };
}
