import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountCard } from '../../../components/account-card';
import { AccountPasswordForm } from './account-password-form';
import { Envelope } from '../../../components/envelope';
import { TakeOverForm } from './take-over-form';
import type { SendProof } from '../hooks/use-proof';

type Props = { canTakeOver: boolean; send: SendProof };

/** The link was opened in a browser that is not signed in to the account that requested it. */
export function VerifyElsewhere({ canTakeOver, send }: Props) {
  const [isTakingOver, setIsTakingOver] = useState(false);
  if (isTakingOver) {
    return <TakeOverForm send={send} onBack={() => setIsTakingOver(false)} />;
  }
  return (
    <AccountCard
      art={<Envelope mood="opened" />}
      title={<Trans>Is this account yours?</Trans>}
      text={
        <Trans>
          Enter the password chosen at registration, or open the link in the browser where
          you’re signed in.
        </Trans>
      }
    >
      <AccountPasswordForm send={send} />
      {canTakeOver ? (
        <Button variant="ghost" onClick={() => setIsTakingOver(true)}>
          <Trans>I don’t know the password</Trans>
        </Button>
      ) : (
        <p className="text-sm text-ink-700">
          <Trans>
            Didn’t ask to change your address? Close this page; nothing changes.
          </Trans>
        </p>
      )}
    </AccountCard>
  );
}
