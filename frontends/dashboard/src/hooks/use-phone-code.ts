import type { CodeWanted } from '@haat/api/account';
import { useLingui } from '@lingui/react/macro';
import { useSendPhoneCodeMutation, useVerifyPhoneCodeMutation } from '../api/account';
import { useCode } from './use-code';

/** The code for the own number. */
export function usePhoneCode(onDone: () => void) {
  const { t } = useLingui();
  const [sendCode, sending] = useSendPhoneCodeMutation();
  const [verifyCode, verifying] = useVerifyPhoneCodeMutation();
  const calls = {
    send: async (number: CodeWanted) => {
      const { phone_number, cooldown_s } = await sendCode(number).unwrap();
      return { sentTo: phone_number, waitS: cooldown_s };
    },
    verify: (code: string) => verifyCode({ code }).unwrap(),
    done: t`Your number is confirmed.`,
    onDone,
  };
  return useCode(calls, sending, verifying);
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;
