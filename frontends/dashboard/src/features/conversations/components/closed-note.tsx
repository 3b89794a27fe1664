import type { ConversationDetail } from '@haat/api/conversations';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useBlock } from '../hooks/use-block';
import { useCounterpart } from '../hooks/use-counterpart';

/** In place of the field: why nothing can be written now, and what to do. */
export function ClosedNote({ open }: { open: ConversationDetail }) {
  const name = useCounterpart()(open);
  const { set, isChanging } = useBlock();
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line bg-card px-5 py-4 text-center text-ink-700">
      {open.closed_because === 'blocked_by_you' ? (
        <>
          <p>
            <Trans>You have blocked {name}.</Trans>
          </p>
          <Button
            variant="soft"
            isBusy={isChanging}
            onClick={() => void set(open, false)}
          >
            <Trans>Unblock</Trans>
          </Button>
        </>
      ) : open.closed_because === 'blocked' ? (
        <p>
          <Trans>{name} isn’t accepting messages from you right now.</Trans>
        </p>
      ) : open.closed_because === 'waiting' ? (
        <p>
          <Trans>You’ve written three times. You can continue when {name} replies.</Trans>
        </p>
      ) : (
        <p>
          <Trans>This conversation is closed.</Trans>
        </p>
      )}
    </div>
  );
}
