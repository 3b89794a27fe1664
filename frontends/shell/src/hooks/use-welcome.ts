import {
  CURRENCY_KEY,
  LOCALE_KEY,
  ownCompanyApi,
  setLocale,
  useAppDispatch,
  useCurrency,
  type Locale,
  type SignedIn,
} from '@haat/platform';

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
