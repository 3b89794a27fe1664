import { useForm } from '@haat/forms';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropKept, isInMaking, keepDraft, type Kept } from './kept-draft';
import { stepSchema, type Draft } from './requirement-schema';
import { typedIn, type Typed } from './typed';

type Options = { id?: string | undefined; onTyped?: OnTyped | undefined };
/** Of the shape the server drew, which must not write over what the device keeps. */
export type OnTyped = (typed: Typed) => void;

const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The form, and beside its values how far it is; whatever changes is on the device at once, or told to
 * `onTyped`. `id`: of one known to the server when it was opened.
 */
export function useKept(start: Kept, { id, onTyped }: Options) {
  const [kept, setKept] = useState(start);
  const form = useForm({ schema: stepSchema(kept.at), saved: start.draft });
  // Beside the state: a save that has just been answered must know the draft's id before the next.
  const latest = useRef(start);
  const store = useCallback(
    (next: Kept) => {
      latest.current = next;
      setKept(next);
      if (onTyped) onTyped(typedIn(next.draft));
      else if (isInMaking(next) || next.taken) keepDraft(next, id);
      else dropKept(id);
    },
    [id, onTyped],
  );
  const { reset } = form;
  const update = useCallback(
    (change: (now: Kept) => Kept) => {
      const before = latest.current.draft;
      const next = change(latest.current);
      store(next);
      if (!isSame(next.draft, before)) reset(next.draft);
    },
    [store, reset],
  );
  const take = useEffectEvent((values: Draft) => {
    if (isSame(values, latest.current.draft)) return;
    // The form goes on changing its own.
    store({ ...latest.current, draft: structuredClone(values), isDirty: true });
  });
  useEffect(() => {
    // What was typed before our code came is in it already.
    take(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => take(values),
    });
  }, [form]);
  return { kept, form, latest, update };
}

export type KeptState = ReturnType<typeof useKept>;
