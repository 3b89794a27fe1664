import type { Statutory } from '@haat/api/statutory';
import { draftOf, placeServerErrors, useAutosave, useForm } from '@haat/forms';
import { notify, useSession } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmitStatutoryMutation } from '../../../api/statutory';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { statutorySchema, typedStatutory, type WireStatutory } from '../statutory-schema';

export const draftNameOf = (userId: string | undefined) => `statutory.${userId ?? ''}`;

/** What was typed stays on this device until it is sent. */
export function useStatutoryForm(saved: Statutory, onSent: () => void) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const name = draftNameOf(useSession().user?.id);
  const [submit, { isLoading }] = useSubmitStatutoryMutation();
  const [start] = useState(() => typedStatutory(saved));
  const [draft] = useState(() => draftOf(name, start)?.values);
  const form = useForm({ schema: statutorySchema, saved: start, draft });
  const { finish } = useAutosave(form, name);

  async function send(wire: WireStatutory) {
    try {
      const { status } = await submit(wire).unwrap();
      finish();
      notify(
        'success',
        status === 'pending'
          ? t`Your documents were submitted.`
          : t`PAN/VAT details saved`,
      );
      onSent();
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
    }
  }

  return { form, send, isSending: isLoading };
}
