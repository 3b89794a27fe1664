import { fieldErrors, notify, retryAfterOf } from '@haat/platform';
import { useCountdown } from '@haat/ui';
import { useState } from 'react';
import { useNotifyError } from './use-notify-error';

type Calls<N> = {
  /** Where the code went, and after how many seconds another may be requested. */
  send: (number: N) => Promise<{ sentTo: string; waitS: number }>;
  verify: (code: string) => Promise<unknown>;
  done: string;
  onDone?: () => void;
};
type Sending = { isLoading: boolean; error?: unknown };
type Verifying = Sending & { reset: () => void };

/** A code by SMS: sends it, sends it again after a pause, and verifies what was typed. */
export function useCode<N>(calls: Calls<N>, sending: Sending, verifying: Verifying) {
  const notifyError = useNotifyError();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { secondsLeft, start } = useCountdown();

  async function send(number: N) {
    try {
      const sent = await calls.send(number);
      setSentTo(sent.sentTo);
      verifying.reset();
      start(sent.waitS);
    } catch (failure) {
      start(retryAfterOf(failure));
      notifyError(failure);
    }
  }

  async function verify(code: string) {
    try {
      await calls.verify(code);
      setSentTo(null);
      notify('success', calls.done);
      calls.onDone?.();
    } catch (failure) {
      notifyError(failure);
    }
  }

  return {
    sentTo,
    send,
    verify,
    secondsLeft,
    cancel: () => setSentTo(null),
    isSending: sending.isLoading,
    isVerifying: verifying.isLoading,
    numberError: fieldErrors(sending.error).phone_number,
    codeError: fieldErrors(verifying.error).code,
  };
}
