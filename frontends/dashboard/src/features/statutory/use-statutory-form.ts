import type { Statutory } from '@haat/api/statutory';
import { fieldErrors, notify, useSession } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSubmitStatutoryMutation } from '../../api/statutory';
import { keepDraft, loadDraft } from '../company/draft';
import { useTellFailure } from '../desk/use-tell-failure';
import { formOf, valuesOf, type StatutoryValues } from './statutory-values';

export const draftNameOf = (userId: string | undefined) => `statutory.${userId ?? ''}`;

/** What was typed stays on this device until it is sent. */
export function useStatutoryForm(saved: Statutory, onSent: () => void) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const draft = draftNameOf(useSession().user?.id);
  const [submit, { error, isLoading }] = useSubmitStatutoryMutation();
  const [typed, setTyped] = useState(() => loadDraft<StatutoryValues>(draft));
  useEffect(() => keepDraft(draft, typed), [draft, typed]);
  const values = { ...valuesOf(saved), ...typed };

  async function send() {
    try {
      const { status } = await submit(formOf(values)).unwrap();
      setTyped({});
      keepDraft(draft, {});
      notify(
        'success',
        status === 'pending' ? t`Your papers are sent.` : t`The details are saved.`,
      );
      onSent();
    } catch (failure) {
      tellFailure(failure);
    }
  }

  return {
    values,
    set: (change: Partial<StatutoryValues>) => setTyped((now) => ({ ...now, ...change })),
    send,
    isSending: isLoading,
    errors: fieldErrors(error),
  };
}

export type StatutoryEditor = ReturnType<typeof useStatutoryForm>;
