import type { StaffCase, StaffMessage } from '@haat/api/admin-cases';
import { paths, useNavigate, useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAnswerCaseMutation } from '../../../api/admin-cases';
import { useDecide } from '../../../hooks/use-decide';

export type Audience = NonNullable<StaffMessage['audience']>;

/** The text of an answer and its readers; after an answer the next case opens. */
export function useStaffReply(shown: StaffCase, next: string | null) {
  const { t } = useLingui();
  const run = useDecide();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<Audience>('all');
  const [answer, { isLoading, error }] = useAnswerCaseMutation();
  // The same text again after a lost connection is the same message.
  const key = useRef(crypto.randomUUID());
  const send = async (status?: StaffMessage['status']) => {
    const body = { text: text.trim(), audience, ...(status ? { status } : {}) };
    const call = { reference: shown.reference, 'Idempotency-Key': key.current, body };
    const { reference } = shown;
    const done = {
      text:
        audience === 'staff'
          ? t`Note on ${reference} saved.`
          : t`Your message about ${reference} was sent.`,
      to: paths.adminCase(reference),
    };
    if (!(await run(() => answer(call).unwrap(), done))) return;
    key.current = crypto.randomUUID();
    setText('');
    if (status !== 'answered') return;
    const to = next ? paths.adminCase(next) : paths.adminCases;
    void navigate(`${to}?${params}`);
  };
  return { text, setText, audience, setAudience, send, isBusy: isLoading, error };
}
