import { fieldErrors, statusOf, useRenewToken, useSession } from '@haat/platform';
import { useEffect, useState } from 'react';
import {
  useSaveSellerStepMutation,
  type OwnCompany,
  type StepForm,
} from '../../api/company';
import { useTellFailure } from '../desk/use-tell-failure';
import { changeOf, companyValues, type CompanyValues } from './company-values';
import { saveDraft, loadDraft } from '@haat/forms';
import { useOpenErrors } from './use-open-errors';
import { DONE, STEPS, openStep, type Step } from './steps';

export type Started = Partial<OwnCompany> & { step: number };
const FORBIDDEN = 403;
/** Typed and not saved, and the page one stood on. */
type Draft = { at: number; values: Partial<CompanyValues> };

/** A field left empty is not sent: the server names what the step needs. */
const filled = <T extends object>(change: T): T =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)) as T;

/** The onboarding: what is typed outlives a reload, what is saved follows to any device (spec 4). */
export function useWizard(company: Started) {
  const tellFailure = useTellFailure();
  const { user } = useSession();
  const renew = useRenewToken();
  const name = `onboarding.${user?.id ?? ''}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const { at = 0, values = {} } = loadDraft<Draft>(name);
    const open = openStep(company.step);
    return { at: Object.keys(values).length > 0 ? Math.min(at, open) : open, values };
  });
  const [save, { isLoading, error, reset }] = useSaveSellerStepMutation();
  const { errors, mend } = useOpenErrors(error);
  useEffect(() => {
    saveDraft(name, Object.keys(draft.values).length > 0 ? draft : {});
  }, [name, draft]);
  const { at } = draft;
  const step = STEPS[at] as Step;
  const values: CompanyValues = {
    ...companyValues({
      ...company,
      primary_email: company.primary_email ?? user?.email ?? '',
      primary_mobile: company.primary_mobile ?? user?.phone_number ?? null,
    }),
    ...draft.values,
  };
  const go = (index: number) => {
    reset();
    setDraft((now) => ({ ...now, at: index }));
  };
  const submit = async (terms: boolean) => {
    const isLast = step.number === DONE;
    const more = isLast ? { terms } : filled(changeOf(values, step.fields));
    const form = { step: step.number, ...more } as StepForm;
    const send = () => save(form).unwrap();
    try {
      const saved = await send().catch(async (failure: unknown) => {
        if (!isLast || statusOf(failure) !== FORBIDDEN) throw failure;
        // The e-mail may have been confirmed after this token was made.
        await renew();
        return send();
      });
      const next = isLast ? at : Math.min(at + 1, openStep(saved.step));
      setDraft({ at: next, values: isLast ? {} : keptOf(draft.values, step) });
      reset();
    } catch (failure) {
      // A mark under a field of this page says enough; a toast would lie over the buttons.
      const marks = isLast ? ['terms'] : (step.fields as string[]);
      const isSeen = Object.keys(fieldErrors(failure)).some((key) => marks.includes(key));
      if (!isSeen) tellFailure(failure);
    }
  };
  return {
    at,
    step,
    values,
    set: (change: Partial<CompanyValues>) => {
      mend(Object.keys(change));
      setDraft((now) => ({ ...now, values: { ...now.values, ...change } }));
    },
    go,
    submit,
    isSaving: isLoading,
    error,
    errors,
  };
}

/** What was typed on other pages stays a draft. */
const keptOf = (values: Partial<CompanyValues>, { fields }: Step) =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => !(fields as string[]).includes(key)),
  );
