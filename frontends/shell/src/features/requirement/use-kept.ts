import { useCallback, useRef, useState } from 'react';
import type { Draft } from './draft';
import { dropKept, isInMaking, keepDraft, type Kept } from './kept-draft';
import { typedIn, type Typed } from './use-typed';

type Options = { id?: string | undefined; onTyped?: OnTyped | undefined };
/** Of the shape the server drew, which must not write over what the device keeps. */
export type OnTyped = (typed: Typed) => void;

/**
 * The form's state; whatever changes it is on the device at once, or told to `onTyped`.
 * `id`: of one known to the server when it was opened.
 */
export function useKept(start: Kept, { id, onTyped }: Options) {
  const [kept, setKept] = useState(start);
  // Beside the state: a save that has just been answered must know the draft's id before the next.
  const latest = useRef(start);
  const update = useCallback(
    (change: (now: Kept) => Kept) => {
      const next = change(latest.current);
      latest.current = next;
      setKept(next);
      if (onTyped) {
        onTyped(typedIn(next.draft));
        return;
      }
      if (isInMaking(next) || next.taken) keepDraft(next, id);
      else dropKept(id);
    },
    [id, onTyped],
  );
  const write = useCallback(
    (change: (draft: Draft) => Partial<Draft>) =>
      update((now) => ({
        ...now,
        draft: { ...now.draft, ...change(now.draft) },
        isDirty: true,
      })),
    [update],
  );
  return { kept, latest, update, write };
}

export type KeptState = ReturnType<typeof useKept>;
