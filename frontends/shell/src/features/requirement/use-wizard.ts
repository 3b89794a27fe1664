import type { RequirementShown } from '@haat/api/requirements';
import {
  isoDay,
  notify,
  paths,
  selectIsAuth,
  selectUser,
  useAppSelector,
  useNavigate,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { withPerson, type Draft, type DraftFile } from './draft';
import { emptied, type Kept } from './kept-draft';
import { LAST, firstStepOf, problemsOf, reachOf, without, type Errors } from './steps';
import { useAutosave } from './use-autosave';
import { useEnding } from './use-ending';
import { useItems } from './use-items';
import { useKept, type OnTyped } from './use-kept';

/** The four steps and their ending. What is posted already changes only when it is sent. */
export function useWizard(start: Kept, known?: RequirementShown, onTyped?: OnTyped) {
  const { t } = useLingui();
  const isAuth = useAppSelector(selectIsAuth);
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const isPosted = known !== undefined && known.status !== 'draft';
  const state = useKept(start, { id: known?.id, onTyped });
  const isShape = onTyped !== undefined;
  const { kept, update, write } = state;
  const [errors, setErrors] = useState<Errors>({});
  const autosave = useAutosave(
    state,
    isAuth && Boolean(user?.email_verified_at) && !isPosted && !isShape,
  );
  const touch = (names: string[]) => setErrors((now) => without(now, names));
  const items = useItems(state, touch);
  const today = isoDay(new Date());
  const { draft, at } = kept;

  useEffect(() => {
    if (!user) return;
    update((now) => ({ ...now, draft: withPerson(now.draft, user) }));
  }, [user, update]);

  const go = (step: number) => update((now) => ({ ...now, at: step }));
  function show(found: Errors): void {
    setErrors(found);
    const step = firstStepOf(found);
    if (step >= 0) go(step);
  }
  function clear(): void {
    setErrors({});
    update((now) => {
      const empty = emptied(now);
      return user ? { ...empty, draft: withPerson(empty.draft, user) } : empty;
    });
  }
  const ending = useEnding({ state, autosave, today, show, onPosted: clear });

  function beginAnew(): void {
    if (known) return void navigate(paths.industries);
    const before = kept;
    clear();
    const putBack = () => update(() => before);
    notify('info', t`The form is empty.`, { label: t`Undo`, onClick: putBack });
  }
  function next(): void {
    const found = problemsOf(draft, at, today);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (at === LAST) ending.review();
    else go(at + 1);
  }
  function close(): void {
    ending.close();
    if (ending.stage === 'thanked' && known) void navigate(paths.industries);
  }

  return {
    ...ending,
    kept,
    draft,
    at,
    errors,
    autosave,
    items,
    isPosted,
    isShape,
    reach: reachOf(draft, today),
    today,
    email: user?.email ?? '',
    set: (change: Partial<Draft>) => {
      touch(Object.keys(change));
      write(() => change);
    },
    /** From a callback that may be older than the last key. */
    add: (file: DraftFile) => {
      touch(['attachment_ids']);
      write(({ files }) => ({ files: [...files, file] }));
    },
    go: (step: number) => {
      setErrors({});
      go(step);
    },
    next,
    close,
    beginAnew,
    replace: (other: Kept) => update(() => other),
  };
}

export type Wizard = ReturnType<typeof useWizard>;
/** What each step is given. */
export type StepProps = { wizard: Wizard };
