import type { Closure } from '@haat/api/closures';
import type { OwnProfile } from '@haat/api/own-company';
import { placeServerErrors, useForm, useWatch } from '@haat/forms';
import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import {
  usePlanClosureMutation,
  useRemoveClosureMutation,
} from '../../../api/company-contacts';
import { useNotifyError } from '../../../hooks/use-notify-error';

const schema = z.object({
  closed_from: z.string(),
  closed_to: z.string(),
  note: z.string(),
});
const NONE = { closed_from: '', closed_to: '', note: '' };

/** Plans the days the company is closed, and drops them; both can be undone. */
export function useClosure(company: OwnProfile) {
  const { t } = useLingui();
  const { date } = useFormat();
  const notifyError = useNotifyError();
  const form = useForm({ schema, saved: NONE });
  const typed = { ...NONE, ...useWatch({ control: form.control }) };
  const [plan, planning] = usePlanClosureMutation();
  const [drop, dropping] = useRemoveClosureMutation();
  const { closed_from, closed_to, closure_note } = company;
  const planned: Closure | null =
    closed_from && closed_to
      ? { closed_from, closed_to, note: closure_note ?? '' }
      : null;

  async function save(days: Closure) {
    try {
      await plan(days).unwrap();
      form.reset(NONE);
      const [from, to] = [date(days.closed_from), date(days.closed_to)];
      notify('success', t`Closed from ${from} to ${to}. Your page shows it.`);
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
    }
  }

  async function remove() {
    if (!planned) return;
    try {
      await drop().unwrap();
      const undo = () => void plan(planned).unwrap().catch(notifyError);
      const [from, to] = [date(planned.closed_from), date(planned.closed_to)];
      notify('success', t`Closure from ${from} to ${to} removed`, {
        label: t`Undo`,
        onClick: undo,
      });
    } catch (failure) {
      notifyError(failure);
    }
  }

  return {
    form,
    planned,
    typed,
    /** Sets a festival's days and clears earlier errors. */
    choose: (closure: Closure) => {
      form.clearErrors();
      for (const [name, text] of Object.entries({
        ...closure,
        note: closure.note ?? '',
      })) {
        form.setValue(name as keyof typeof NONE, text, { shouldDirty: true });
      }
    },
    save,
    remove,
    isSaving: planning.isLoading,
    isRemoving: dropping.isLoading,
  };
}
