import { fieldErrors, notify, retryAfterOf } from '@haat/platform';
import { useCountdown } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useSendPhoneCodeMutation,
  useVerifyPhoneMutation,
  type PhoneNumber,
} from '../../api/account';
import { useTellFailure } from '../desk/use-tell-failure';

const RESEND_AFTER_S = 60;

/** Sends the code, sends it again once a minute, and checks what was typed. */
export function usePhoneCode(onDone: () => void) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [sendCode, sending] = useSendPhoneCodeMutation();
  const [verifyCode, verifying] = useVerifyPhoneMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { secondsLeft, start } = useCountdown();

  async function send(number: PhoneNumber) {
    try {
      setSentTo((await sendCode(number).unwrap()).phone_number);
      verifying.reset();
      start(RESEND_AFTER_S);
    } catch (failure) {
      start(retryAfterOf(failure));
      tellFailure(failure);
    }
  }

  async function verify(code: string) {
    try {
      await verifyCode({ code }).unwrap();
      setSentTo(null);
      notify('success', t`Your number is confirmed.`);
      onDone();
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

export type PhoneCode = ReturnType<typeof usePhoneCode>;
