import type { RequirementOut } from '@haat/api/requirements';
import {
  loadDraft,
  saveDraft,
  useForm,
  useFormState,
  useWatch,
  type Draft,
} from '@haat/forms';
import { useSession } from '@haat/platform';
import { useEffect, useRef, useState } from 'react';
import type { Quote } from '../../../api/quotes';
import { dayAhead } from '../day-ahead';
import { quoteDraftSchema, quoteSchema, type TypedQuote } from '../quote-schema';
import { typedFromLead, typedFromQuote } from '../typed-quote';
import { useServerDraft } from './use-server-draft';

const WEEK = 7;
const PAUSE_MS = 1200;
/** Nothing on the screen changes: only what counts as saved. */
const FILED = {
  keepValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** What was typed here after the server last heard of it, if anything. */
function typedSince(name: string, saved: TypedQuote, savedAt: string | undefined) {
  const { values, at = '' } = loadDraft<Draft<Partial<TypedQuote>>>(name);
  const isNewer = Date.parse(at) > Date.parse(savedAt ?? '1970-01-01');
  if (values?.items?.length !== saved.items.length || !isNewer) return undefined;
  return { ...saved, ...values };
}

/**
 * A quote while it is written. A draft is saved on this device with every key and on the server after
 * a pause; a new version of a sent one only on this device, because sending makes it.
 */
export function useQuoteForm(lead: RequirementOut, quote?: Quote) {
  const { user } = useSession();
  const draft = quote?.status === 'draft' ? quote : undefined;
  const isRevision = quote !== undefined && !draft;
  const name = `quote.${user?.id ?? ''}.${isRevision ? quote.id : lead.id}`;
  const [saved] = useState(() =>
    quote ? typedFromQuote(quote, dayAhead(WEEK)) : typedFromLead(lead, dayAhead(WEEK)),
  );
  const [typed] = useState(() => typedSince(name, saved, draft?.updated_at));
  const form = useForm({ schema: quoteSchema, saved, draft: typed });
  const server = useServerDraft(lead.id, draft);
  const { file } = server;
  const { control, reset } = form;
  const values = useWatch({ control }) as TypedQuote;
  const { isDirty } = useFormState({ control });
  const isOver = useRef(false);
  useEffect(() => {
    if (!isDirty || isOver.current) return;
    saveDraft(name, { values, at: new Date().toISOString() });
    const wire = quoteDraftSchema.safeParse(values);
    if (isRevision || !wire.success) return;
    const timer = setTimeout(() => {
      if (isOver.current) return;
      // What the server does not accept stays here; it refuses it when it is sent.
      file(wire.data).then(
        () => {
          if (isOver.current) return;
          saveDraft(name, {});
          reset(values, FILED);
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, name, isRevision, file, reset]);
  return {
    form,
    values,
    isRevision,
    savedAt: server.savedAt,
    file,
    /** While it is sent nothing is saved: a sent quote refuses a draft. */
    setSending: (isSending: boolean) => {
      isOver.current = isSending;
    },
    /** It is sent: no draft remains. */
    finish: () => {
      isOver.current = true;
      saveDraft(name, {});
    },
  };
}

export type QuoteEditor = ReturnType<typeof useQuoteForm>;
