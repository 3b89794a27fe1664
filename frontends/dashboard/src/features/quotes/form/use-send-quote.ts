import { fieldErrors, isWaiting, notify, paths, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useReviseQuoteMutation,
  useSendQuoteMutation,
  type Quote,
} from '../../../api/quotes';
import { useTellFailure } from '../../desk/use-tell-failure';
import { formOf, isAllUnavailable, missingIn } from '../quote-values';
import type { QuoteEditor } from './use-quote-editor';

type Errors = Record<string, string>;

/** Checks, then sends; what is wrong stands at its field. */
export function useSendQuote(editor: QuoteEditor, quote?: Quote) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const [revise, revising] = useReviseQuoteMutation();
  const [send, sending] = useSendQuoteMutation();
  const [errors, setErrors] = useState<Errors>({});
  /** New with every refusal: the first marked field takes the focus. */
  const [refusal, setRefusal] = useState<object>();
  const refuse = (found: Errors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRefusal({});
  };

  /** Whether nothing is missing that the screen can see. */
  const check = (): boolean => {
    const text = t`Please fill this in.`;
    const found: Errors = Object.fromEntries(
      missingIn(editor.values).map((field) => [field, text]),
    );
    if (isAllUnavailable(editor.values)) {
      found.items = t`At least one line must be available.`;
    }
    refuse(found);
    return Object.keys(found).length === 0;
  };

  async function go(): Promise<Quote> {
    const form = formOf(editor.values);
    if (editor.isRevision && quote) return revise({ id: quote.id, form }).unwrap();
    const draft = await editor.file(form);
    return send(draft.id).unwrap();
  }

  async function submit(): Promise<boolean> {
    try {
      const sent = await go();
      editor.finish();
      notify('success', t`Your quote is with the buyer.`);
      void navigate(paths.sellerQuote(sent.id), { replace: true });
      return true;
    } catch (failure) {
      if (isWaiting(failure)) {
        editor.finish();
        void navigate(paths.sellerRequirements, { replace: true });
        return true;
      }
      refuse(fieldErrors(failure));
      tellFailure(failure);
      return false;
    }
  }

  return {
    check,
    submit,
    errors,
    refusal,
    /** A field that is being mended is not marked any more. */
    mend: (...fields: string[]) =>
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([key]) => !fields.includes(key))),
      ),
    isSending: revising.isLoading || sending.isLoading,
  };
}
