import { placeServerErrors } from '@haat/forms';
import { isWaiting, paths, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import {
  useReviseQuoteMutation,
  useSendQuoteMutation,
  type Quote,
} from '../../../api/quotes';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import type { WireQuote } from '../quote-schema';
import type { QuoteEditor } from './use-quote-form';

/** Sends a quote; what the server refuses is marked at its field. */
export function useSendQuote(editor: QuoteEditor, quote?: Quote) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [revise, revising] = useReviseQuoteMutation();
  const [send, sending] = useSendQuoteMutation();

  async function deliver(wire: WireQuote): Promise<Quote> {
    if (editor.isRevision && quote) {
      return revise({ quoteId: quote.id, body: wire }).unwrap();
    }
    const draft = await editor.file(wire);
    return send(draft.id).unwrap();
  }

  function leaveTo(path: string) {
    editor.finish();
    void navigate(path, { replace: true });
  }

  async function submit(wire: WireQuote): Promise<void> {
    editor.setSending(true);
    try {
      const sent = await deliver(wire);
      notifyDone({ text: t`Quote sent for “${sent.requirement.title}”` });
      leaveTo(paths.sellerQuote(sent.id));
    } catch (failure) {
      if (isWaiting(failure)) {
        leaveTo(paths.sellerRequirements);
        return;
      }
      editor.setSending(false);
      placeServerErrors(editor.form, failure);
      notifyError(failure);
    }
  }

  return { submit, isSending: revising.isLoading || sending.isLoading };
}
