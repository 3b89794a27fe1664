import { whenIdle } from '@haat/platform';
import { startTransition, useEffect, useState } from 'react';

/** More than a phone shows at once. */
export const FIRST_ROWS = 6;
/** What a slow phone draws and lays out between two frames. */
const MORE_ROWS = 6;

/** How many rows of a list are drawn: what is seen first, the others step by step while nothing else happens. */
export function useByAndBy(total: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  useEffect(() => {
    if (drawn >= total) return;
    let isGone = false;
    const more = () => !isGone && startTransition(() => setDrawn(drawn + MORE_ROWS));
    // A font that comes has every row laid out again: let there be few until then.
    void document.fonts.ready.then(whenIdle).then(more);
    return () => {
      isGone = true;
    };
  }, [drawn, total]);
  return Math.min(drawn, total);
}
