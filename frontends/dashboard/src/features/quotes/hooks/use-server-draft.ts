import { useCallback, useRef, useState } from 'react';
import {
  useEditQuoteMutation,
  useWriteQuoteMutation,
  type Quote,
  type QuoteForm,
} from '../../../api/quotes';

/** Files a draft with the server, one call after the other: the newest text comes last. */
export function useServerDraft(requirementId: string, draft: Quote | undefined) {
  const [write] = useWriteQuoteMutation();
  const [edit] = useEditQuoteMutation();
  const id = useRef(draft?.id);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [savedAt, setSavedAt] = useState(draft?.updated_at);
  const file = useCallback(
    (form: QuoteForm): Promise<Quote> => {
      const next = last.current
        .catch(() => undefined)
        .then(async () => {
          const saved = id.current
            ? await edit({ quoteId: id.current, body: form }).unwrap()
            : await write({ requirementId, body: { ...form, status: 'draft' } }).unwrap();
          id.current = saved.id;
          setSavedAt(saved.updated_at);
          return saved;
        });
      last.current = next;
      return next;
    },
    [requirementId, edit, write],
  );
  return { file, savedAt };
}
