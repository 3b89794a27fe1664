import { fieldErrors, notify, retryAfterOf } from '@haat/platform';
import { useCountdown } from '@haat/ui';
import { useState } from 'react';
import { useTellFailure } from './use-tell-failure';

type Calls<N> = {
  /** Tells where the code went, and for how many seconds none may be asked for again. */
  send: (number: N) => Promise<{ sentTo: string; waitS: number }>;
  verify: (code: string) => Promise<unknown>;
  done: string;
  onDone?: () => void;
};
type Sending = { isLoading: boolean; error?: unknown };
type Verifying = Sending & { reset: () => void };

/** A code by SMS: sent, sent again after a while, and what was typed checked. */
export function useCode<N>(calls: Calls<N>, sending: Sending, verifying: Verifying) {
  const tellFailure = useTellFailure();
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
      tellFailure(failure);
    }
  }

  async function verify(code: string) {
    try {
      await calls.verify(code);
      setSentTo(null);
      notify('success', calls.done);
      calls.onDone?.();
    } catch (failure) {
      tellFailure(failure);
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
