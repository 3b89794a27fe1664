import {
  differing,
  loadDraft,
  pick,
  placeServerErrors,
  saveDraft,
  useRebasedForm,
} from '@haat/forms';
import {
  fieldErrors,
  statusOf,
  useRenewToken,
  useSession,
  type OwnSellerProfile,
} from '@haat/platform';
import { useEffect, useMemo, useState } from 'react';
import { useSaveSellerStepMutation } from '../../../api/company';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { DONE, STEPS, openStep, type Step } from '../steps';
import {
  stepSchema,
  typedWizard,
  type TypedWizard,
  type WireStep,
} from '../wizard-schema';

const FORBIDDEN = 403;
/** Typed and not saved, and the page one stood on. */
type Draft = { at: number; values: Partial<TypedWizard> };

function loadStart(name: string, step: number): Draft {
  const { at = 0, values = {} } = loadDraft<Draft>(name);
  const open = openStep(step);
  return { at: Object.keys(values).length > 0 ? Math.min(at, open) : open, values };
}

/** A field left empty is not sent: the server names what the step needs. */
const filled = (wire: WireStep): WireStep =>
  Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null));

/** The onboarding: what is typed outlives a reload, what is saved follows to any device (spec 4). */
export function useWizard(company: OwnSellerProfile) {
  const notifyError = useNotifyError();
  const renew = useRenewToken();
  const { user } = useSession();
  const name = `onboarding.${user?.id ?? ''}`;
  const [save, { isLoading }] = useSaveSellerStepMutation();
  const saved = useMemo(() => typedWizard(company, user), [company, user]);
  const [draft] = useState(() => loadStart(name, company.step));
  const [at, setAt] = useState(draft.at);
  const step = STEPS[at] as Step;
  const { form, base, values, join, discard } = useRebasedForm({
    schema: stepSchema(step),
    base: saved,
    draft: { ...saved, ...draft.values },
    saved,
  });

  useEffect(() => {
    const typed = differing(base, values).filter((field) => field !== 'terms');
    saveDraft(name, typed.length > 0 ? { at, values: pick(values, typed) } : {});
  }, [name, at, base, values]);

  /** What was typed on other pages stays a draft. */
  const goOn = (answer: OwnSellerProfile, sent: TypedWizard) => {
    const next = typedWizard(answer, user);
    join(next, { ...base, ...pick(sent, step.fields) });
    setAt(Math.min(at + 1, openStep(answer.step)));
  };
  const submit = async (wire: WireStep) => {
    const isLast = step.number === DONE;
    const sent = form.getValues();
    const send = () => save({ ...filled(wire), step: step.number }).unwrap();
    try {
      const answer = await send().catch(async (failure: unknown) => {
        if (!isLast || statusOf(failure) !== FORBIDDEN) throw failure;
        // The email may have been confirmed after this token was made.
        await renew();
        return send();
      });
      if (isLast) discard(saved);
      else goOn(answer, sent);
    } catch (failure) {
      placeServerErrors(form, failure);
      // An error under a field of this page is enough; a toast would cover the buttons.
      const visibleFields: string[] = isLast ? ['terms'] : step.fields;
      const isSeen = Object.keys(fieldErrors(failure)).some((key) =>
        visibleFields.includes(key),
      );
      if (!isSeen) notifyError(failure);
    }
  };
  return {
    at,
    step,
    form,
    values,
    go: (index: number) => {
      form.clearErrors();
      setAt(index);
    },
    submit,
    isSaving: isLoading,
  };
}
