import { useLingui } from '@lingui/react/macro';
import {
  useSendSellerEmailCodeMutation,
  useVerifySellerEmailMutation,
} from '../../../api/company-contacts';
import { useCode } from '../../../hooks/use-code';
import type { PhoneCode } from '../../../hooks/use-phone-code';

/** The code for the company's email address, which is the one of its profile. */
export function useCompanyEmailCode(): PhoneCode {
  const { t } = useLingui();
  const [sendCode, sending] = useSendSellerEmailCodeMutation();
  const [verifyCode, verifying] = useVerifySellerEmailMutation();
  const calls = {
    send: async () => {
      const { email, cooldown_s: waitS } = await sendCode().unwrap();
      return { sentTo: email, waitS };
    },
    verify: (code: string) => verifyCode({ code }).unwrap(),
    done: t`The email address of the company is confirmed.`,
  };
  return useCode(calls, sending, verifying);
}
