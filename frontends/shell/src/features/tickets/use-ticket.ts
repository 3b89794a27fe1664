import { withoutError } from '@haat/enquiry';
import {
  fieldErrors,
  isWaiting,
  messageOf,
  notify,
  selectUser,
  useAppSelector,
  useFilledMs,
} from '@haat/platform';
import { useDraft } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Complaint } from '@haat/api/tickets';
import {
  useComplainMutation,
  useContactUsMutation,
  useGiveFeedbackMutation,
  type Kind,
} from './tickets-api';

export type TicketValues = {
  name: string;
  email: string;
  phone_number: string;
  about: string;
  website: string;
};
const EMPTY: TicketValues = {
  name: '',
  email: '',
  phone_number: '',
  about: '',
  website: '',
};

/** A complaint has every field of the other two; the service names those that miss. */
function bodyOf(
  kind: Kind,
  values: TicketValues,
  text: string,
  filledMs: number,
): Complaint {
  const { about, ...others } = values;
  const asked = { ...others, text, ...(kind === 'complaint' ? { about } : {}) };
  const filled = Object.entries(asked)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value);
  const body: Partial<Complaint> = {
    ...Object.fromEntries(filled),
    filled_ms: filledMs,
  };
  return body as Complaint;
}

/** The call of one kind of message. */
function useSend(kind: Kind) {
  const contact = useContactUsMutation();
  const complaint = useComplainMutation();
  const feedback = useGiveFeedbackMutation();
  return { contact, complaint, feedback }[kind];
}

/** One message to the helpdesk; the words stay until they are sent, over a reload too. */
export function useTicket(kind: Kind) {
  const { t } = useLingui();
  const user = useAppSelector(selectUser);
  const [typed, setTyped] = useState<Partial<TicketValues>>({});
  const [text, setText] = useDraft('helpdesk');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [send, { data: sent, isLoading: isBusy, reset }] = useSend(kind);
  const attempt = useRef({ body: '', key: '' });
  const { filledMs } = useFilledMs();
  // Who is signed in need not type what we know, and may still change it.
  const known = user
    ? { name: `${user.fname} ${user.lname}`.trim(), email: user.email }
    : {};
  const values: TicketValues = { ...EMPTY, ...known, ...typed };

  function change(field: keyof TicketValues, value: string) {
    setTyped((now) => ({ ...now, [field]: value }));
    setErrors((now) => withoutError(now, field));
  }

  function changeText(value: string) {
    setText(value);
    setErrors((now) => withoutError(now, 'text'));
  }

  /** The same words again after a lost connection are the same message. */
  function keyOf(said: string): string {
    if (attempt.current.body !== said) {
      attempt.current = { body: said, key: crypto.randomUUID() };
    }
    return attempt.current.key;
  }

  async function submit() {
    const key = keyOf(JSON.stringify([kind, values, text]));
    const body = bodyOf(kind, values, text, filledMs());
    const { error } = await send({ 'Idempotency-Key': key, body });
    // It waits in the outbox now, with its words.
    if (!error || isWaiting(error)) {
      setText('');
      return;
    }
    const fields = fieldErrors(error);
    setErrors(fields);
    if (Object.keys(fields).length === 0) {
      notify('error', messageOf(error) ?? t`It was not sent.`);
    }
  }

  return { values, text, errors, isBusy, sent, change, changeText, submit, reset };
}

export type TicketForm = ReturnType<typeof useTicket>;
