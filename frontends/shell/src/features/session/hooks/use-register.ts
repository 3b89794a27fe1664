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
import { rememberMailSent } from '../../../components/email-verification/mail-sent';
import type { AccountType, Registration } from '../session-schemas';
import { useWelcome } from '../../../hooks/use-welcome';

/** A shop needs a confirmed email: its guard requires that on the way. */
const firstPage = (type: AccountType, next: string): string => {
  if (type === 'seller') return paths.sellerRegister;
  return next === paths.home ? paths.emailResend : next;
};

/** Makes the account; a seller goes on to the shop's first steps. Throws what is refused. */
export function useRegister() {
  const { t } = useLingui();
  const locale = useLocale();
  const welcome = useWelcome();
  const [register] = useRegisterMutation();
  return async (registration: Registration, dial_code: string) => {
    const { phone_number, ...others } = registration;
    const phone = phone_number ? { phone_number, dial_code } : {};
    // The guest guard leads on from here as soon as the session is there.
    const next = takeNext();
    rememberNext(firstPage(registration.account_type, next));
    try {
      // Before the answer: the page that counts the seconds renders with it.
      rememberMailSent();
      welcome(await register({ ...others, ...phone, locale }).unwrap());
    } catch (failure) {
      rememberNext(next);
      if (Object.keys(fieldErrors(failure)).length === 0) {
        notify(
          'error',
          messageOf(failure) ?? t`We couldn’t create your account. Try again.`,
        );
      }
      throw failure;
    }
  };
}
