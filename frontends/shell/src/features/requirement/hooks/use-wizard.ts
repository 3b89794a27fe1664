import type { RequirementOut } from '@haat/api/requirements';
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
import { withPerson } from '../draft';
import { emptied, type StoredDraft } from '../draft-storage';
import { problemsOf, reachOf, type Draft } from '../requirement-schema';
import { LAST, fieldOf, firstStepOf } from '../steps';
import { useAutosave } from './use-autosave';
import { useSubmitFlow } from './use-submit-flow';
import { useDraftState, type OnTyped } from './use-draft-state';

/** No errors, and no checks while one types. */
const UNMARKED = { keepValues: true, keepDefaultValues: true };

/** The four steps and the submit flow. A posted requirement changes only when it is sent. */
export function useWizard(
  start: StoredDraft,
  existing?: RequirementOut,
  onTyped?: OnTyped,
) {
  const { t } = useLingui();
  const isAuth = useAppSelector(selectIsAuth);
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const isPosted = existing !== undefined && existing.status !== 'draft';
  const state = useDraftState(start, { id: existing?.id, onTyped });
  const isShape = onTyped !== undefined;
  const { stored, form, update } = state;
  // Counts refusals after the last step: the first error then has the focus.
  const [refusals, setRefusals] = useState(0);
  const autosave = useAutosave(
    state,
    isAuth && Boolean(user?.email_verified_at) && !isPosted && !isShape,
  );
  const today = isoDay(new Date());
  const { draft, at } = stored;

  useEffect(() => {
    if (!user) return;
    update((now) => ({ ...now, draft: withPerson(now.draft, user) }));
  }, [user, update]);

  const { reset } = form;
  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) reset(undefined, UNMARKED);
  }, [isSubmitSuccessful, reset]);

  const goTo = (step: number) => update((now) => ({ ...now, at: step }));
  function go(step: number): void {
    reset(undefined, UNMARKED);
    goTo(step);
  }
  function flagMissing(step: number): void {
    goTo(step);
    for (const [path, message] of Object.entries(problemsOf(draft, step))) {
      form.setError(path as keyof Draft, { message });
    }
    setRefusals((count) => count + 1);
  }
  function flagRefused(failure: unknown): void {
    const step = firstStepOf(Object.keys(fieldErrors(failure)));
    form.clearErrors();
    if (step >= 0) goTo(step);
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
  const submitFlow = useSubmitFlow({
    state,
    autosave,
    flagMissing,
    flagRefused,
    onPosted: clear,
  });

  function startOver(): void {
    if (existing) return void navigate(paths.industries);
    const before = stored;
    clear();
    const putBack = () => update(() => before);
    notify('info', t`The form is empty.`, { label: t`Undo`, onClick: putBack });
  }
  /** The step is complete. */
  function next(): void {
    if (at === LAST) submitFlow.review();
    else go(at + 1);
  }
  function close(): void {
    submitFlow.close();
    if (submitFlow.stage === 'thanked' && existing) void navigate(paths.industries);
  }

  return {
    ...submitFlow,
    form,
    stored,
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
    startOver,
    replace: (other: StoredDraft) => update(() => other),
  };
}

export type Wizard = ReturnType<typeof useWizard>;
/** The props of a part outside the steps; a step has the form around it. */
export type StepProps = { wizard: Wizard };
