import {
  CounterFields,
  counterBody,
  counterPath,
  counterSchema,
  emptyCounter,
  type WireCounter,
} from '@haat/enquiry';
import { Form, placeServerErrors, useForm } from '@haat/forms';
import { companyName, paths, useLocale } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCounterQuoteMutation, type Quote } from '../../../api/quotes';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useStatusChange } from '../../../hooks/use-decide';

/** What the buyer would agree to instead: prices, quantities and terms, and why. */
export function CounterButton({ quote }: { quote: Quote }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline">
          <Trans>Counter-offer</Trans>
        </Button>
      }
      title={<Trans>What would you agree to?</Trans>}
      description={
        <Trans>
          The supplier can send a new version, keep its offer, or withdraw it. Until then
          you can’t accept this quote.
        </Trans>
      }
    >
      <CounterForm quote={quote} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function CounterForm({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const company = companyName(quote.seller, useLocale());
  const [saved] = useState(() => emptyCounter(quote));
  const form = useForm({ schema: counterSchema, saved });
  const [counter, { isLoading }] = useCounterQuoteMutation();
  const send = async (wire: WireCounter) => {
    const body = counterBody(wire, quote);
    const call = () =>
      counter({ quoteId: quote.id, body })
        .unwrap()
        .catch((failure: unknown) => {
          placeServerErrors(form, failure, (path) => counterPath(wire, path));
          throw failure;
        });
    const done = {
      text: t`Counter-offer sent to ${company}.`,
      to: paths.buyerQuote(quote.id),
    };
    if (await decide(call, done)) onClose();
  };
  return (
    <Form form={form} onSend={send} className="grid gap-4">
      <CounterFields quote={quote} />
      <FormButtons onCancel={onClose} type="submit" isBusy={isLoading}>
        <Trans>Send counter-offer</Trans>
      </FormButtons>
    </Form>
  );
}
