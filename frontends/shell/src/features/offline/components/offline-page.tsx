import { useOutbox } from '@haat/platform';
import { Button, Card, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { OutboxNote } from './outbox-note';

/** A page that is not saved on this device, without a network; it loads when one is back. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { requests } = useOutbox();
  const waiting = requests.filter(({ state }) => state === 'waiting').length;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listen = () => retry();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
  return (
    <Card role="alert" className="mx-auto my-10 max-w-lg">
      <EmptyState
        mood="lost"
        heading="h1"
        title={<Trans>You’re offline</Trans>}
        text={
          <>
            <Trans>
              This page isn’t saved on this device. Pages you opened before are, and they
              open without a connection. Prices and stock on them may have changed.
            </Trans>
            {waiting > 0 ? <OutboxNote count={waiting} /> : null}
          </>
        }
        action={
          <Button variant="soft" onClick={onRetry}>
            <RotateCw aria-hidden />
            <Trans>Retry</Trans>
          </Button>
        }
      />
    </Card>
  );
}
