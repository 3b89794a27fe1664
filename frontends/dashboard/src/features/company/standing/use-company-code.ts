import { fieldErrors, notify, retryAfterOf } from '@haat/platform';
import { useCountdown } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useSendCompanyCodeMutation,
  useVerifyCompanyPhoneMutation,
} from '../../../api/company-standing';
import { useTellFailure } from '../../desk/use-tell-failure';
import type { PhoneCode } from '../../settings/use-phone-code';

/** The code for the company's number, as the settings do it for one's own. */
export function useCompanyCode(): PhoneCode {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [sendCode, sending] = useSendCompanyCodeMutation();
  const [verifyCode, verifying] = useVerifyCompanyPhoneMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { secondsLeft, start } = useCountdown();

  async function send() {
    try {
      const { phone_number, cooldown_s } = await sendCode().unwrap();
      setSentTo(phone_number);
      verifying.reset();
      start(cooldown_s);
    } catch (failure) {
      start(retryAfterOf(failure));
      tellFailure(failure);
    }
  }

  async function verify(code: string) {
    try {
      await verifyCode({ code }).unwrap();
      setSentTo(null);
      notify('success', t`The number of the company is confirmed.`);
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
    numberError: undefined,
    codeError: fieldErrors(verifying.error).code,
  };
}
