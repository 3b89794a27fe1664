import type { HeldThing, useOutbox } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

type Props = { thing: HeldThing; outbox: ReturnType<typeof useOutbox> };

/** What may be done with it in its state; nothing while it is on its way. */
export function OutboxButtons({ thing, outbox }: Props) {
  const { state } = thing;
  if (state === 'sending') return null;
  if (state === 'sent') {
    return (
      <Button size="sm" variant="soft" onClick={() => void outbox.forget(thing)}>
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
        <Button size="sm" variant="ghost" onClick={() => void outbox.withdraw(thing)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="soft" onClick={() => void outbox.sendAfterAll(thing)}>
        <Trans>Send anyway</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => void outbox.forget(thing)}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
