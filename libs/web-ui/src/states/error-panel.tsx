import { messageOf, requestIdOf, statusOf } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Card } from '../layout/card';
import { EmptyState } from './empty-state';
import { RequestNumber } from './request-number';

type Props = { title?: ReactNode; error?: unknown; onRetry?: () => void };

/** What did not load, in its own place; the rest of the page lives on. */
export function ErrorPanel({ title, error, onRetry }: Props) {
  const requestId = requestIdOf(error);
  const isOffline = error !== undefined && statusOf(error) === 0;
  return (
    <Card role="alert" className="mx-auto my-10 max-w-lg">
      <EmptyState
        mood="lost"
        title={title ?? <Trans>This did not load</Trans>}
        text={
          isOffline ? (
            <Trans>There is no connection right now. Please try again.</Trans>
          ) : (
            (messageOf(error) ?? <Trans>Please try again in a moment.</Trans>)
          )
        }
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
