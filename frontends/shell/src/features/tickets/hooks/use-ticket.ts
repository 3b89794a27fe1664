import { placeServerErrors, useForm, usePrefill, useWatch } from '@haat/forms';
import {
  fieldErrors,
  isWaiting,
  messageOf,
  notify,
  useFilledMs,
  useSession,
} from '@haat/platform';
import { useDraft } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EMPTY, bodyOf, ticketSchema, type Subject, type Ticket } from '../ticket-schema';
import {
  useComplainMutation,
  useContactUsMutation,
  useGiveFeedbackMutation,
  type Kind,
} from '../../../api/case-forms-api';

/** The call of one kind of message. */
function useSend(kind: Kind) {
  const contact = useContactUsMutation();
  const complaint = useComplainMutation();
  const feedback = useGiveFeedbackMutation();
  return { contact, complaint, feedback }[kind];
}

/** The form; its text stays in this tab until it is sent, over a reload too. */
function useTicketForm() {
  const { user } = useSession();
  const [text, setText] = useDraft('helpdesk');
  const [draft] = useState(text ? { ...EMPTY, text } : undefined);
  const form = useForm({ schema: ticketSchema, saved: EMPTY, draft });
  usePrefill(form, user?.id, {
    name: user ? `${user.fname} ${user.lname}`.trim() : '',
    email: user?.email ?? '',
  });
  const typed = useWatch({ control: form.control, name: 'text' });
  const save = useEffectEvent(setText);
  useEffect(() => save(typed), [typed]);
  return form;
}

/** One message to the helpdesk. */
export function useTicket(kind: Kind, subject?: Subject) {
  const { t } = useLingui();
  const form = useTicketForm();
  const [send, { data: sent, isLoading: isBusy, reset }] = useSend(kind);
  const attempt = useRef({ body: '', key: '' });
  const { filledMs } = useFilledMs();

  /** The same text again after a lost connection is the same message. */
  function keyOf(body: string): string {
    if (attempt.current.body !== body) {
      attempt.current = { body, key: crypto.randomUUID() };
    }
    return attempt.current.key;
  }

  async function submit(ticket: Ticket) {
    const { error } = await send({
      'Idempotency-Key': keyOf(JSON.stringify([kind, ticket])),
      body: bodyOf(kind, ticket, filledMs(), subject),
    });
    // It waits in the outbox now, with its text.
    if (!error || isWaiting(error)) {
      form.reset({ ...ticket, text: '' });
      return;
    }
    placeServerErrors(form, error);
    if (Object.keys(fieldErrors(error)).length === 0) {
      notify('error', messageOf(error) ?? t`Couldn’t send it. Try again.`);
    }
  }

  return { form, isBusy, sent, submit, reset };
}

export type TicketEditor = ReturnType<typeof useTicket>;
