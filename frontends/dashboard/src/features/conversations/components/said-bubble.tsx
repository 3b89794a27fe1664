import { Button, Spinner } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Check, CheckCheck, RotateCw } from 'lucide-react';
import { Bubble } from '../bubble';
import type { Said } from '../said';
import type { Outbox } from '../use-outbox';
import { TakeBack } from './take-back';

type Props = { said: Said; conversationId: string; outbox: Outbox };

/** A message with what became of it. */
export function SaidBubble({ said, conversationId, outbox }: Props) {
  const { pending, removable } = said;
  const actions = pending?.trouble ? (
    <NotSent trouble={pending.trouble} pending={pending} outbox={outbox} />
  ) : removable ? (
    <TakeBack id={conversationId} messageId={removable} />
  ) : null;
  return (
    <Bubble
      body={said.body}
      at={said.at}
      isMine={said.isMine}
      files={pending ? [] : said.files}
      isRemoved={said.isRemoved}
      standing={<Standing said={said} />}
      actions={actions}
    />
  );
}

function Standing({ said: { isMine, isSeen, isRemoved, pending } }: { said: Said }) {
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
  pending: NonNullable<Said['pending']>;
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
        <Button variant="ghost" onClick={() => outbox.forget(pending.key)}>
          <Trans>Discard</Trans>
        </Button>
      </span>
    </div>
  );
}
