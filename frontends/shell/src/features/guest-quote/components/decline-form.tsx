import { companyName, messageOf, notify, useLocale } from '@haat/platform';
import { Button, Card, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRejectGuestQuoteMutation, type Quote } from '../guest-quote-api';

type Props = { token: string; quote: Quote; onClose: () => void };

/** In two steps: after the second the supplier is notified. */
export function DeclineForm({ token, quote, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const [reject, { isLoading, error }] = useRejectGuestQuoteMutation();
  const send = async () => {
    const body = { version: quote.version, reason: reason.trim() || null };
    const { data } = await reject({ token, body });
    if (!data) return;
    const company = quote.seller ? companyName(quote.seller, locale) : '';
    notify('success', t`Quote declined: ${company}`);
    onClose();
  };
  return (
    <Card className="grid gap-3 p-5">
      <Field
        label={<Trans>Why not? The supplier will see this.</Trans>}
        value={reason}
        maxLength={255}
        onChange={(event) => setReason(event.target.value)}
        error={error ? messageOf(error) : undefined}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="danger" isBusy={isLoading} onClick={() => void send()}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </Card>
  );
}
