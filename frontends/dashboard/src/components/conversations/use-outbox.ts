import type { SendMessageApiArg } from '@haat/api/conversations';
import { isWaiting, messageOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSendMessageMutation } from '../../api/messages';

export type Pending = {
  key: string;
  /** The conversation's. */
  id: string;
  body: string;
  files: string[];
  at: string;
  /** Why it was not sent; until then it is on its way. */
  trouble?: string | undefined;
};

/** Idempotent: the key makes repeated sends arrive once. */
const callOf = ({ id, key, body, files }: Pending): SendMessageApiArg => ({
  conversationId: id,
  'Idempotency-Key': key,
  body: { body, attachment_ids: files },
});

/** Pending messages: visible immediately, retained after a failure, delivered once. */
export function useOutbox() {
  const { t } = useLingui();
  const [send] = useSendMessageMutation();
  const [pending, setPending] = useState<Pending[]>([]);
  const discard = (key: string) =>
    setPending((all) => all.filter((one) => one.key !== key));
  const replace = (next: Pending) =>
    setPending((all) => all.map((one) => (one.key === next.key ? next : one)));

  /** Whether it was sent, or waits for a network only. */
  async function dispatch(one: Pending): Promise<boolean> {
    const { key } = one;
    try {
      await send(callOf(one)).unwrap();
      discard(key);
      return true;
    } catch (failure) {
      // The outbox of the page shows it from now on.
      if (isWaiting(failure)) {
        discard(key);
        return true;
      }
      const trouble = messageOf(failure) ?? t`Couldn’t send the message. Try again.`;
      replace({ ...one, trouble });
      return false;
    }
  }

  function post(id: string, body: string, files: string[] = []): Promise<boolean> {
    const one: Pending = {
      key: crypto.randomUUID(),
      id,
      body,
      files,
      at: new Date().toISOString(),
    };
    setPending((all) => [...all, one]);
    return dispatch(one);
  }

  function retry(failed: Pending): void {
    const one: Pending = { ...failed, trouble: undefined };
    replace(one);
    void dispatch(one);
  }

  return { pending, post, retry, discard };
}

export type Outbox = ReturnType<typeof useOutbox>;
