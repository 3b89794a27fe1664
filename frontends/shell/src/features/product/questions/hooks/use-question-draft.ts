import {
  codeOf,
  companyName,
  fieldErrors,
  isWaiting,
  messageOf,
  notify,
  paths,
  rememberNext,
  selectUser,
  useAppSelector,
  useLocale,
  type Product,
} from '@haat/platform';
import { useDraft } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useVerifiedCall } from '../../../../hooks/use-verified-call';
import { useAskAboutProductMutation } from '../questions-api';
import { QUESTIONS_ID } from './use-go-to-questions';

/** One question: its text is stored until it is sent, over a reload too. */
export function useQuestionDraft({ id, slug, seller }: Product) {
  const { t } = useLingui();
  const company = companyName(seller, useLocale());
  const user = useAppSelector(selectUser);
  const verified = useVerifiedCall();
  const [text, setText] = useDraft(`question.${id}`);
  const [send, { error, isLoading: isBusy, reset }] = useAskAboutProductMutation();
  /** Of this text: sent again after a lost connection it is the same question. */
  const key = useRef('');

  function change(next: string) {
    key.current = '';
    setText(next);
    if (error) reset();
  }

  function refuse(failure: unknown) {
    // Verified in another tab, the user returns to the same text.
    if (codeOf(failure) === 'email_unverified') {
      rememberNext(`${paths.product(slug)}#${QUESTIONS_ID}`);
      return;
    }
    if (fieldErrors(failure).body) return;
    notify('error', messageOf(failure) ?? t`Couldn’t send your question. Try again.`);
  }

  async function submit() {
    key.current ||= crypto.randomUUID();
    const question = {
      slug,
      'Idempotency-Key': key.current,
      body: { body: text.trim() },
    };
    try {
      await verified(() => send(question).unwrap());
      change('');
      notify('success', t`Your question was sent to ${company}.`);
    } catch (failure) {
      // It waits in the outbox now, with its text.
      if (isWaiting(failure)) {
        change('');
        return;
      }
      refuse(failure);
    }
  }

  const isRefused = codeOf(error) === 'email_unverified';
  return {
    text,
    error: fieldErrors(error).body,
    /** The address to confirm first. */
    unverified: isRefused && !user?.email_verified_at ? user?.email : undefined,
    isBusy,
    change,
    submit,
  };
}

export type QuestionDraft = ReturnType<typeof useQuestionDraft>;
