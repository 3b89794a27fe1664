import { useLingui, Trans } from '@lingui/react/macro';
import { Card } from '@haat/ui';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Lead } from '../../../api/leads';
import type { Quote } from '../../../api/quotes';
import { useFocusError } from '../../company/use-focus-error';
import { CostList } from '../components/cost-list';
import { CounterCard } from '../components/counter-card';
import { landedCost } from '../landed';
import { FilesPart } from './files-part';
import { LineFields } from './line-fields';
import { ReviewDialog } from './review-dialog';
import { SendBar } from './send-bar';
import { TermsPart } from './terms-part';
import { useQuoteEditor } from './use-quote-editor';
import { useSendQuote } from './use-send-quote';

/** An answer to every line, the terms, and beside them what it comes to. */
export function QuoteForm({ lead, quote }: { lead: Lead; quote?: Quote }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const editor = useQuoteEditor(lead, quote);
  const sending = useSendQuote(editor, quote);
  const [isReviewing, setIsReviewing] = useState(false);
  const { values } = editor;
  const { lines, ...cost } = landedCost(values.lines, values.tax_mode, values.freight);
  useFocusError(form, sending.refusal);
  const review = (event: SubmitEvent) => {
    event.preventDefault();
    setIsReviewing(sending.check());
  };
  const errorsOf = (at: number) => {
    const own = (field: string) => sending.errors[`items.${at}.${field}`];
    return Object.fromEntries(FIELDS.map((field) => [field, own(field)]));
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <form ref={form} noValidate onSubmit={review} className="grid min-w-0 gap-5">
        {quote ? (
          <div className="xl:hidden">
            <CounterCard quote={quote} />
          </div>
        ) : null}
        {sending.errors.items ? (
          <p role="alert" className="flex gap-1.5 text-sm font-medium text-red-700">
            <TriangleAlert className="size-4 shrink-0" aria-hidden />
            {sending.errors.items}
          </p>
        ) : null}
        {values.lines.map((line, at) => {
          const asked = lead.items[at];
          return asked ? (
            <LineFields
              key={line.requirement_item_id}
              asked={asked}
              line={line}
              price={lines[at] ?? '0'}
              errors={errorsOf(at)}
              onChange={(change) => {
                const named = Object.keys(change).map((name) => `items.${at}.${name}`);
                sending.mend('items', ...named);
                editor.setLine(at, change);
              }}
            />
          ) : null;
        })}
        <TermsPart
          values={values}
          errors={sending.errors}
          set={(change) => {
            const names = Object.keys(change);
            sending.mend(...names, ...names.map((name) => `payment.${name}`));
            editor.set(change);
          }}
        />
        <FilesPart
          ids={values.attachment_ids}
          error={sending.errors.attachment_ids}
          onChange={(attachment_ids) => {
            sending.mend('attachment_ids');
            editor.set({ attachment_ids });
          }}
        />
        <SendBar
          landed={cost.landed}
          savedAt={editor.savedAt}
          isRevision={editor.isRevision}
        />
      </form>
      <aside
        aria-label={t`What it comes to`}
        className="hidden gap-5 xl:sticky xl:top-20 xl:grid"
      >
        <Card className="p-5">
          <h2 className="mb-3 text-lg leading-snug">
            <Trans>What it comes to</Trans>
          </h2>
          <CostList cost={cost} />
        </Card>
        {quote ? <CounterCard quote={quote} /> : null}
      </aside>
      {isReviewing ? (
        <ReviewDialog
          asked={lead.items}
          values={values}
          cost={cost}
          isRevision={editor.isRevision}
          isSending={sending.isSending}
          onClose={() => setIsReviewing(false)}
          onSend={() => void sending.submit().then((isSent) => setIsReviewing(isSent))}
        />
      ) : null}
    </div>
  );
}

const FIELDS = ['quantity', 'unit', 'unit_id', 'unit_price', 'note'];
