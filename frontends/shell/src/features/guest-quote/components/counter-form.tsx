import {
  CounterFields,
  counterBody,
  counterPath,
  counterSchema,
  emptyCounter,
  type WireCounter,
} from '@haat/enquiry';
import { Form, placeServerErrors, useForm } from '@haat/forms';
import { companyName, messageOf, notify, useLocale } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCounterGuestQuoteMutation, type Quote } from '../guest-quote-api';

type Props = { token: string; quote: Quote; onClose: () => void };

/** Other prices, quantities or terms, and why; the supplier answers by email. */
export function CounterForm({ token, quote, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [saved] = useState(() => emptyCounter(quote));
  const form = useForm({ schema: counterSchema, saved });
  const [counter, { isLoading, error }] = useCounterGuestQuoteMutation();
  const send = async (wire: WireCounter) => {
    const body = { ...counterBody(wire, quote), version: quote.version };
    try {
      await counter({ token, body }).unwrap();
    } catch (failure) {
      placeServerErrors(form, failure, (path) => counterPath(wire, path));
      return;
    }
    const company = quote.seller ? companyName(quote.seller, locale) : '';
    notify('success', t`Counter-offer sent to ${company}.`);
    onClose();
  };
  return (
    <Card className="p-5">
      <Form form={form} onSend={send} className="grid gap-4">
        <h2 className="text-lg">
          <Trans>What would you agree to?</Trans>
        </h2>
        <CounterFields quote={quote} />
        {error ? (
          <p role="alert" className="text-sm text-red-700">
            {messageOf(error)}
          </p>
        ) : null}
        <div className="grid grid-cols-2 gap-2">
          <Button variant="outline" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" isBusy={isLoading}>
            <Trans>Send counter-offer</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  );
}
