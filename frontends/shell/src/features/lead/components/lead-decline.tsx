import { messageOf } from '@haat/platform';
import { Button, Card, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChangeLeadMutation } from '../lead-api';

/** In two steps: after the second the buyer is notified and the link has ended. */
export function LeadDecline({ token }: { token: string }) {
  const { t } = useLingui();
  const [isSure, setSure] = useState(false);
  const [reason, setReason] = useState('');
  const [change, { isLoading, error }] = useChangeLeadMutation();
  if (!isSure) {
    return (
      <Button variant="ghost" onClick={() => setSure(true)}>
        <Trans>I can’t supply this</Trans>
      </Button>
    );
  }
  const decline = () =>
    void change({ token, body: { status: 'declined', reason: reason.trim() || null } });
  return (
    <Card className="grid gap-3 p-5">
      <Field
        label={<Trans>Why not? The buyer will see this.</Trans>}
        placeholder={t`For example: out of stock`}
        value={reason}
        maxLength={255}
        onChange={(event) => setReason(event.target.value)}
        error={error ? messageOf(error) : undefined}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={() => setSure(false)}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="danger" isBusy={isLoading} onClick={decline}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </Card>
  );
}
