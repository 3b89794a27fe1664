import { useLingui } from '@lingui/react/macro';
import {
  useSendSellerPhoneCodeMutation,
  useVerifySellerPhoneCodeMutation,
} from '../../../api/company-contacts';
import { useCode } from '../../../hooks/use-code';
import type { PhoneCode } from '../../../hooks/use-phone-code';

/** The code for the company's number, which is the one of its profile. */
export function useCompanyCode(): PhoneCode {
  const { t } = useLingui();
  const [sendCode, sending] = useSendSellerPhoneCodeMutation();
  const [verifyCode, verifying] = useVerifySellerPhoneCodeMutation();
  const calls = {
    send: async () => {
      const { phone_number: sentTo, cooldown_s: waitS } = await sendCode().unwrap();
      return { sentTo, waitS };
    },
    verify: (code: string) => verifyCode({ code }).unwrap(),
    done: t`The number of the company is confirmed.`,
  };
  return useCode(calls, sending, verifying);
}
