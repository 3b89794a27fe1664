import { fieldErrors, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnCompany } from '../../../api/company';
import {
  useDropClosureMutation,
  usePlanClosureMutation,
  type Closure,
} from '../../../api/company-standing';
import { useTellFailure } from '../../desk/use-tell-failure';

const NONE: Closure = { closed_from: '', closed_to: '', note: '' };

/** Plans the days the company is closed, and drops them; both can be undone. */
export function useClosure(company: OwnCompany) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [typed, setTyped] = useState(NONE);
  const [plan, planning] = usePlanClosureMutation();
  const [drop, dropping] = useDropClosureMutation();
  const { closed_from, closed_to, closure_note } = company;
  const planned: Closure | null =
    closed_from && closed_to
      ? { closed_from, closed_to, note: closure_note ?? '' }
      : null;

  async function save() {
    try {
      await plan(typed).unwrap();
      setTyped(NONE);
      notify('success', t`Buyers see it on your page in these days.`);
    } catch (failure) {
      tellFailure(failure);
    }
  }

  async function remove() {
    try {
      await drop().unwrap();
      const undo = () =>
        planned ? void plan(planned).unwrap().catch(tellFailure) : null;
      notify('success', t`The closure is removed`, { label: t`Undo`, onClick: undo });
    } catch (failure) {
      tellFailure(failure);
    }
  }

  return {
    planned,
    typed,
    set: (change: Partial<Closure>) => {
      planning.reset();
      setTyped((now) => ({ ...now, ...change }));
    },
    save,
    remove,
    error: planning.error,
    errors: fieldErrors(planning.error),
    isSaving: planning.isLoading,
    isRemoving: dropping.isLoading,
  };
}
