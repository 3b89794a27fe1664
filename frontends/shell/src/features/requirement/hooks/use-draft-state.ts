import { useForm } from '@haat/forms';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeDraft, isInMaking, storeDraft, type StoredDraft } from '../draft-storage';
import { stepSchema, type Draft } from '../requirement-schema';
import { typedIn, type Typed } from '../typed';

type Options = { id?: string | undefined; onTyped?: OnTyped | undefined };
/** Of the server's HTML, which must not overwrite what the device stores. */
export type OnTyped = (typed: Typed) => void;

const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The form, its values and the current step; each change is stored on the device immediately, or passed to
 * `onTyped`. `id`: of one that the server had when it was opened.
 */
export function useDraftState(start: StoredDraft, { id, onTyped }: Options) {
  const [stored, setStored] = useState(start);
  const form = useForm({ schema: stepSchema(stored.at), saved: start.draft });
  // Next to the state: a save must set the draft's id before the next save begins.
  const latest = useRef(start);
  const store = useCallback(
    (next: StoredDraft) => {
      latest.current = next;
      setStored(next);
      if (onTyped) onTyped(typedIn(next.draft));
      else if (isInMaking(next) || next.taken) storeDraft(next, id);
      else removeDraft(id);
    },
    [id, onTyped],
  );
  const { reset } = form;
  const update = useCallback(
    (change: (now: StoredDraft) => StoredDraft) => {
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
    // What was typed before our code loaded is in it already.
    take(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => take(values),
    });
  }, [form]);
  return { stored, form, latest, update };
}

export type DraftState = ReturnType<typeof useDraftState>;
