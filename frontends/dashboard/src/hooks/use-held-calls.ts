import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';

/** As long as the notification with its Undo is visible. */
const HOLD_MS = 6000;
type Held = { timer: ReturnType<typeof setTimeout>; send: () => void };
type Call = {
  /** Of what is changed: another call for it sends the one that waits. */
  id: string;
  /** What is done, to what. */
  text: string;
  call: () => Promise<unknown>;
};

/**
 * Calls that the server cannot take back wait a moment, and Undo drops them. Leaving the page
 * sends them. `held` has the ids of those that wait or are on their way.
 */
export function useHeldCalls() {
  const { t } = useLingui();
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, Held>());
  const release = (id: string) =>
    setHeld((now) => new Set([...now].filter((one) => one !== id)));

  const drop = (id: string) => {
    const call = waiting.current.get(id);
    if (!call) {
      notify('warning', t`Already done.`);
      return;
    }
    clearTimeout(call.timer);
    waiting.current.delete(id);
    release(id);
  };

  const hold = ({ id, text, call }: Call) => {
    waiting.current.get(id)?.send();
    const send = () => {
      clearTimeout(waiting.current.get(id)?.timer);
      waiting.current.delete(id);
      void call().finally(() => release(id));
    };
    waiting.current.set(id, { timer: setTimeout(send, HOLD_MS), send });
    setHeld((now) => new Set([...now, id]));
    notify('success', text, { label: t`Undo`, onClick: () => drop(id) }, HOLD_MS);
  };

  const sendAll = useCallback(() => {
    for (const { send } of [...waiting.current.values()]) send();
  }, []);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && sendAll();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      sendAll();
    };
  }, [sendAll]);

  return { held, hold };
}
