import type { RequirementOut } from '@haat/api/requirements';
import { CostList } from '@haat/enquiry';
import { Form } from '@haat/forms';
import { Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Quote } from '../../../../api/quotes';
import { CounterCard } from '../counter-card';
import { landedCost } from '../../landed';
import { FilesPart } from './files-part';
import { QuoteLines } from './quote-lines';
import type { WireQuote } from '../../quote-schema';
import { ReviewDialog } from './review-dialog';
import { SendBar } from './send-bar';
import { TermsPart } from './terms-part';
import { useQuoteForm } from '../../hooks/use-quote-form';
import { useSendQuote } from '../../hooks/use-send-quote';

/** An answer to every line, the terms, and next to them the total. */
export function QuoteForm({ lead, quote }: { lead: RequirementOut; quote?: Quote }) {
  const { t } = useLingui();
  const editor = useQuoteForm(lead, quote);
  const sending = useSendQuote(editor, quote);
  const [reviewed, setReviewed] = useState<WireQuote>();
  const { form, values } = editor;
  const { lines, ...cost } = landedCost(values.items, values.tax_mode, values.freight);
  const send = form.handleSubmit(async (wire) => {
    await sending.submit(wire);
    setReviewed(undefined);
  });
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <Form form={form} onSend={setReviewed} className="grid min-w-0 gap-5">
        {quote ? (
          <div className="xl:hidden">
            <CounterCard quote={quote} />
          </div>
        ) : null}
        <QuoteLines requested={lead.items} prices={lines} />
        <TermsPart />
        <FilesPart />
        <SendBar
          landed={cost.landed}
          savedAt={editor.savedAt}
          isRevision={editor.isRevision}
        />
      </Form>
      <aside aria-label={t`Total`} className="hidden gap-5 xl:sticky xl:top-20 xl:grid">
        <Card className="p-5">
          <h2 className="mb-3 text-lg leading-snug">
            <Trans>Total</Trans>
          </h2>
          <CostList cost={cost} />
        </Card>
        {quote ? <CounterCard quote={quote} /> : null}
      </aside>
      {reviewed ? (
        <ReviewDialog
          requested={lead.items}
          quote={reviewed}
          cost={cost}
          isRevision={editor.isRevision}
          isSending={sending.isSending}
          onClose={() => setReviewed(undefined)}
          onSend={() => void send()}
        />
      ) : null}
    </div>
  );
}
