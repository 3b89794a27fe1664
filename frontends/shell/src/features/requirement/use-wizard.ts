import type { RequirementShown } from '@haat/api/requirements';
import {
  fieldErrors,
  isoDay,
  notify,
  paths,
  selectIsAuth,
  selectUser,
  useAppSelector,
  useNavigate,
} from '@haat/platform';
import { placeServerErrors } from '@haat/forms';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { withPerson } from './draft';
import { emptied, type Kept } from './kept-draft';
import { problemsOf, reachOf, type Draft } from './requirement-schema';
import { LAST, fieldOf, firstStepOf } from './steps';
import { useAutosave } from './use-autosave';
import { useEnding } from './use-ending';
import { useKept, type OnTyped } from './use-kept';

/** Nothing is marked, and nothing is checked while one types. */
const UNMARKED = { keepValues: true, keepDefaultValues: true };

/** The four steps and their ending. What is posted already changes only when it is sent. */
export function useWizard(start: Kept, known?: RequirementShown, onTyped?: OnTyped) {
  const { t } = useLingui();
  const isAuth = useAppSelector(selectIsAuth);
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const isPosted = known !== undefined && known.status !== 'draft';
  const state = useKept(start, { id: known?.id, onTyped });
  const isShape = onTyped !== undefined;
  const { kept, form, update } = state;
  // Counts what is refused after the last step: the first mark then has the focus.
  const [refusals, setRefusals] = useState(0);
  const autosave = useAutosave(
    state,
    isAuth && Boolean(user?.email_verified_at) && !isPosted && !isShape,
  );
  const today = isoDay(new Date());
  const { draft, at } = kept;

  useEffect(() => {
    if (!user) return;
    update((now) => ({ ...now, draft: withPerson(now.draft, user) }));
  }, [user, update]);

  const { reset } = form;
  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) reset(undefined, UNMARKED);
  }, [isSubmitSuccessful, reset]);

  const moveTo = (step: number) => update((now) => ({ ...now, at: step }));
  function go(step: number): void {
    reset(undefined, UNMARKED);
    moveTo(step);
  }
  function showLacking(step: number): void {
    moveTo(step);
    for (const [path, message] of Object.entries(problemsOf(draft, step))) {
      form.setError(path as keyof Draft, { message });
    }
    setRefusals((count) => count + 1);
  }
  function showRefused(failure: unknown): void {
    const step = firstStepOf(Object.keys(fieldErrors(failure)));
    form.clearErrors();
    if (step >= 0) moveTo(step);
    placeServerErrors(form, failure, fieldOf);
    setRefusals((count) => count + 1);
  }
  function clear(): void {
    reset(undefined, UNMARKED);
    update((now) => {
      const empty = emptied(now);
      return user ? { ...empty, draft: withPerson(empty.draft, user) } : empty;
    });
  }
  const ending = useEnding({
    state,
    autosave,
    showLacking,
    showRefused,
    onPosted: clear,
  });

  function beginAnew(): void {
    if (known) return void navigate(paths.industries);
    const before = kept;
    clear();
    const putBack = () => update(() => before);
    notify('info', t`The form is empty.`, { label: t`Undo`, onClick: putBack });
  }
  /** The step is whole. */
  function next(): void {
    if (at === LAST) ending.review();
    else go(at + 1);
  }
  function close(): void {
    ending.close();
    if (ending.stage === 'thanked' && known) void navigate(paths.industries);
  }

  return {
    ...ending,
    form,
    kept,
    draft,
    at,
    refusals,
    autosave,
    isPosted,
    isShape,
    reach: reachOf(draft),
    today,
    email: user?.email ?? '',
    go,
    next,
    close,
    beginAnew,
    replace: (other: Kept) => update(() => other),
  };
}

export type Wizard = ReturnType<typeof useWizard>;
/** What a part beside the steps is given; a step has the form around it. */
export type StepProps = { wizard: Wizard };
