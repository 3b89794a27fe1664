import { useEditRequirementMutation, usePostRequirementMutation } from '@haat/enquiry';
import { codeOf, isoDay, statusOf } from '@haat/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftState } from './use-draft-state';
import { useVerifiedCall } from '../../../hooks/use-verified-call';
import { draftFormOf } from '../draft-mapper';

const PAUSE_MS = 1500;
const MIN_TITLE_LENGTH = 5;
const NOT_FOUND = 404;
export type SaveState = 'device' | 'saving' | 'server';

/** A while after the last key the draft is on the server too, so that any device can go on with it. */
export function useAutosave({ stored, latest, update }: DraftState, isOn: boolean) {
  const verified = useVerifiedCall();
  const [post] = usePostRequirementMutation();
  const [edit] = useEditRequirementMutation();
  const [state, setState] = useState<SaveState>('device');
  const [isStale, setIsStale] = useState(false);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const isHeld = useRef(false);

  const store = useCallback(async () => {
    const now = latest.current;
    if (!now.isDirty || isHeld.current) return;
    const form = draftFormOf(now.draft, isoDay(new Date()));
    setState('saving');
    try {
      const call = () =>
        now.id
          ? edit({
              requirementId: now.id,
              body: { ...form, version: now.version },
            }).unwrap()
          : post({ ...form, status: 'draft' }).unwrap();
      const { id, version } = await verified(call);
      update((then) => ({ ...then, id, version, isDirty: then.draft !== now.draft }));
      setState('server');
    } catch (failure) {
      // What the server does not take yet waits on the device.
      setState('device');
      if (codeOf(failure) === 'changed_elsewhere') setIsStale(true);
      if (statusOf(failure) === NOT_FOUND) {
        update((then) => ({ ...then, id: null, version: null }));
      }
    }
  }, [latest, update, edit, post, verified]);

  const { draft, isDirty } = stored;
  const isReady =
    isOn && isDirty && !isStale && draft.title.trim().length >= MIN_TITLE_LENGTH;
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      queue.current = queue.current.then(store);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isReady, store]);

  return {
    state: isDirty && state === 'server' ? ('device' as const) : state,
    isStale,
    setIsStale,
    /** Nothing is saved while the requirement is posted; waits for a save under way. */
    hold: async () => {
      isHeld.current = true;
      await queue.current;
    },
    release: () => {
      isHeld.current = false;
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
