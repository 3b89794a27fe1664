import { failureKind, messageOf, requestIdOf, type FailureKind } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { Card } from '../layout/card';
import { EmptyState } from './empty-state';
import { RequestNumber } from './request-number';

type Props = {
  title?: ReactNode;
  error?: unknown;
  /** h1 where it is the page itself. */
  heading?: 'h1' | 'h2';
  onRetry?: () => void;
};

const Title = ({ kind }: { kind: FailureKind }) =>
  kind === 'offline' ? <Trans>No connection</Trans> : <Trans>Couldn’t load this</Trans>;

/** Retries automatically as soon as the browser has a network. */
function useRetryWhenOnline(kind: FailureKind, onRetry: Props['onRetry']) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (kind !== 'offline') return;
    const listen = () => retry();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [kind]);
}

function Reason({ kind, error }: { kind: FailureKind; error: unknown }) {
  if (kind === 'offline') {
    return (
      <Trans>
        Check your connection. This reloads automatically when you’re back online.
      </Trans>
    );
  }
  if (kind === 'unavailable') {
    return <Trans>Haat isn’t responding right now. Please try again in a moment.</Trans>;
  }
  if (kind === 'outdated') {
    return <Trans>Haat may have been updated. Retry reloads the page.</Trans>;
  }
  return messageOf(error) ?? <Trans>Please try again in a moment.</Trans>;
}

/** What did not load, in its own place; the rest of the page lives on. */
export function ErrorPanel({ title, error, heading = 'h2', onRetry }: Props) {
  const requestId = requestIdOf(error);
  const kind = failureKind(error);
  useRetryWhenOnline(kind, onRetry);
  return (
    <Card role="alert" className="mx-auto my-10 w-[calc(100%-2rem)] max-w-lg">
      <EmptyState
        mood="lost"
        heading={heading}
        title={title ?? <Title kind={kind} />}
        text={<Reason kind={kind} error={error} />}
        action={
          <>
            {onRetry ? (
              <Button variant="soft" size="sm" onClick={onRetry}>
                <RotateCw aria-hidden />
                <Trans>Retry</Trans>
              </Button>
            ) : null}
            {requestId ? <RequestNumber id={requestId} /> : null}
          </>
        }
      />
    </Card>
  );
}
