import { Button, Spinner } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Check, CheckCheck, RotateCw } from 'lucide-react';
import { Bubble } from './bubble';
import type { ThreadMessage } from './thread-messages';
import type { Outbox } from './use-outbox';
import { TakeBack } from './take-back';

type Props = { message: ThreadMessage; conversationId: string; outbox: Outbox };

/** A message with its delivery status. */
export function MessageBubble({ message, conversationId, outbox }: Props) {
  const { pending, removable } = message;
  const actions = pending?.trouble ? (
    <NotSent trouble={pending.trouble} pending={pending} outbox={outbox} />
  ) : removable ? (
    <TakeBack id={conversationId} messageId={removable} />
  ) : null;
  return (
    <Bubble
      body={message.body}
      at={message.at}
      isMine={message.isMine}
      files={pending ? [] : message.files}
      isRemoved={message.isRemoved}
      status={<DeliveryStatus message={message} />}
      actions={actions}
    />
  );
}

function DeliveryStatus({
  message: { isMine, isSeen, isRemoved, pending },
}: {
  message: ThreadMessage;
}) {
  if (!isMine || isRemoved || isSeen === undefined) {
    return pending && !pending.trouble ? (
      <>
        <Spinner className="size-3" />
        <span>
          <Trans>Sending…</Trans>
        </span>
      </>
    ) : null;
  }
  return isSeen ? (
    <>
      <CheckCheck className="size-3.5" aria-hidden />
      <span>
        <Trans>seen</Trans>
      </span>
    </>
  ) : (
    <>
      <Check className="size-3.5" aria-hidden />
      <span>
        <Trans>sent</Trans>
      </span>
    </>
  );
}

type FailureProps = {
  trouble: string;
  pending: NonNullable<ThreadMessage['pending']>;
  outbox: Outbox;
};

function NotSent({ trouble, pending, outbox }: FailureProps) {
  return (
    <div role="alert" className="grid justify-items-end gap-1">
      <p className="text-right text-sm font-medium text-red-700">{trouble}</p>
      <span className="flex gap-1">
        <Button variant="soft" onClick={() => outbox.retry(pending)}>
          <RotateCw aria-hidden />
          <Trans>Try again</Trans>
        </Button>
        <Button variant="ghost" onClick={() => outbox.discard(pending.key)}>
          <Trans>Discard</Trans>
        </Button>
      </span>
    </div>
  );
}
