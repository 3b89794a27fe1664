import {
  CURRENCY_KEY,
  LOCALE_KEY,
  fieldErrors,
  messageOf,
  notify,
  ownCompanyApi,
  setLocale,
  takeNext,
  useAppDispatch,
  useCurrency,
  useLoginMutation,
  useNavigate,
  type Locale,
  type Login,
  type SignedIn,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

const hasChosen = (key: string) => document.cookie.includes(`${key}=`);

/** What the page needs of a user who has just signed in: shop profile, language and currency. */
export function useWelcome() {
  const dispatch = useAppDispatch();
  const { choose } = useCurrency();
  return ({ user }: SignedIn) => {
    if (user.roles.includes('seller')) {
      const { ownSellerProfile } = ownCompanyApi.endpoints;
      void dispatch(ownSellerProfile.initiate(true, { forceRefetch: true }));
    }
    if (user.locale && !hasChosen(LOCALE_KEY)) void setLocale(user.locale as Locale);
    if (user.currency && !hasChosen(CURRENCY_KEY)) choose(user.currency);
  };
}

/**
 * Sign-in by section 4 of the specification; throws what is refused. `leads`: goes to the wanted
 * page, else home; on /register the guest guard does that already.
 */
export function useSignIn(leads: boolean, onDone: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [login] = useLoginMutation();
  return async (form: Login) => {
    try {
      welcome(await login(form).unwrap());
      onDone();
      if (leads) await navigate(takeNext());
    } catch (failure) {
      if (Object.keys(fieldErrors(failure)).length === 0) {
        notify('error', messageOf(failure) ?? t`Couldn’t sign you in. Try again.`);
      }
      throw failure;
    }
  };
}
