import {
  fieldErrors,
  messageOf,
  notify,
  paths,
  rememberNext,
  takeNext,
  useLocale,
  useRegisterMutation,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { rememberMailSent } from '../account/mail-sent';
import type { AccountType } from './account-type-choice';
import { useWelcome } from './use-sign-in';

export type RegisterValues = {
  fname: string;
  lname: string;
  email: string;
  phone_number: string;
  password: string;
  password_confirmation: string;
  terms: boolean;
};

/** A shop needs a confirmed e-mail: its guard asks for that on the way. */
const firstPage = (type: AccountType, next: string): string => {
  if (type === 'seller') return paths.sellerRegister;
  return next === paths.home ? paths.emailResend : next;
};

/** Makes the account; a seller goes on to the shop's first steps. */
export function useRegister() {
  const { t } = useLingui();
  const locale = useLocale();
  const welcome = useWelcome();
  const [register, { isLoading: isBusy }] = useRegisterMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function create(
    values: RegisterValues,
    account_type: AccountType,
    dial_code: string,
  ) {
    const { phone_number, ...others } = values;
    const phone = phone_number ? { phone_number, dial_code } : {};
    const body = { ...others, ...phone, account_type, locale };
    // The guest guard leads on from here as soon as the session is there.
    const next = takeNext();
    rememberNext(firstPage(account_type, next));
    setErrors({});
    try {
      // Before the answer: the page that counts the seconds shows with it.
      rememberMailSent();
      welcome(await register(body).unwrap());
    } catch (error) {
      rememberNext(next);
      const fields = fieldErrors(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        notify(
          'error',
          messageOf(error) ?? t`The account was not made. Please try again.`,
        );
      }
    }
  }
  return { create, isBusy, errors, setErrors };
}
