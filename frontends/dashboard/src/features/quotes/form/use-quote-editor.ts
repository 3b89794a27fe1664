import { useSession } from '@haat/platform';
import { useEffect, useRef, useState } from 'react';
import type { Lead } from '../../../api/leads';
import type { Quote } from '../../../api/quotes';
import { keepDraft, loadDraft } from '../../company/draft';
import { dayAhead } from '../day-ahead';
import {
  formOf,
  startOf,
  valuesOf,
  type LineValues,
  type QuoteValues,
  type Terms,
} from '../quote-values';
import { useServerDraft } from './use-server-draft';

type Kept = { values: QuoteValues; at: string };
const WEEK = 7;
const PAUSE_MS = 1200;

/** What was typed here after the server last heard of it, if anything. */
function typedSince(name: string, lines: number, saved: string | undefined) {
  const { values, at = '' } = loadDraft<Kept>(name);
  const isNewer = Date.parse(at) > Date.parse(saved ?? '1970-01-01');
  if (values?.lines.length !== lines || !isNewer) return undefined;
  // An older version of the page kept it without files.
  return { ...values, attachment_ids: values.attachment_ids ?? [] };
}

/**
 * A quote while it is written. A draft is kept on this device with every key and on the server after
 * a pause; a new version of a sent one only on this device, because sending makes it.
 */
export function useQuoteEditor(lead: Lead, quote?: Quote) {
  const { user } = useSession();
  const draft = quote?.status === 'draft' ? quote : undefined;
  const isRevision = quote !== undefined && !draft;
  const name = `quote.${user?.id ?? ''}.${isRevision ? quote.id : lead.id}`;
  const [base] = useState(() =>
    quote ? valuesOf(quote, dayAhead(WEEK)) : startOf(lead, dayAhead(WEEK)),
  );
  const [values, setValues] = useState(
    () => typedSince(name, lead.items.length, draft?.updated_at) ?? base,
  );
  const server = useServerDraft(lead.id, draft);
  const { file } = server;
  const filed = useRef(base);
  const isOver = useRef(false);
  useEffect(() => {
    if (values === filed.current || isOver.current) return;
    keepDraft(name, { values, at: new Date().toISOString() });
    if (isRevision) return;
    const timer = setTimeout(() => {
      filed.current = values;
      // What the server does not take is still kept here, and it says why when it is sent.
      file(formOf(values)).then(
        () => filed.current === values && keepDraft(name, {}),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, name, isRevision, file]);
  return {
    values,
    isRevision,
    savedAt: server.savedAt,
    file,
    set: (terms: Partial<Terms>) => setValues((now) => ({ ...now, ...terms })),
    setLine: (at: number, change: Partial<LineValues>) =>
      setValues((now) => ({
        ...now,
        lines: now.lines.map((line, i) => (i === at ? { ...line, ...change } : line)),
      })),
    /** It is sent: nothing is kept any more. */
    finish: () => {
      isOver.current = true;
      keepDraft(name, {});
    },
  };
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>;
