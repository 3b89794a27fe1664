import type { QueuedRequest, useOutbox } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

type Props = { request: QueuedRequest; outbox: ReturnType<typeof useOutbox> };

/** What may be done with it in its state; nothing while it is on its way. */
export function OutboxButtons({ request, outbox }: Props) {
  const { state } = request;
  if (state === 'sending') return null;
  if (state === 'sent') {
    return (
      <Button size="sm" variant="soft" onClick={() => void outbox.discard(request)}>
        <Trans>Close</Trans>
      </Button>
    );
  }
  if (state === 'waiting') {
    return (
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="soft" onClick={() => void outbox.flush()}>
          <Trans>Try now</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void outbox.withdraw(request)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="soft" onClick={() => void outbox.sendAfterAll(request)}>
        <Trans>Send anyway</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => void outbox.discard(request)}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
