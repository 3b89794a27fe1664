/** The company of the pages, as the vendor service has it. */
import { useSellerProfileQuery, type Profile as Shop } from '@haat/api/seller';
import {
  selectIsAuth,
  skipToken,
  statusOf,
  useAppSelector,
  useOutletContext,
  useParams,
  type Locale,
} from '@haat/platform';
import { useEffect, useRef } from 'react';

export type { Shop };

const DONE_STEP = 200;

/** Not public (yet): only its owner gets this page at all. */
export const isPreview = ({ step, status }: Shop): boolean =>
  step < DONE_STEP || status !== 'active';

/** The shop of the address; the layout gives it to its pages through the outlet. */
export function useShopQuery() {
  const { id } = useParams();
  const isAuth = useAppSelector(selectIsAuth);
  const query = useSellerProfileQuery(id ?? skipToken);
  const { error, isFetching, refetch } = query;
  const requestedId = useRef<string | undefined>(undefined);
  useEffect(() => {
    // The edge knows no session: to an owner the page may be there all the same.
    if (!isAuth || isFetching || requestedId.current === id) return;
    if (statusOf(error) !== 404) return;
    requestedId.current = id;
    void refetch();
  }, [isAuth, isFetching, error, id, refetch]);
  return { ...query, shop: query.currentData };
}

export const useShop = (): Shop => useOutletContext<Shop>();

export const aboutOf = (shop: Shop, locale: Locale): string | null =>
  (locale === 'ne' && shop.about_ne) || shop.about || null;

/** Digits only, as wa.me wants them. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** A year is no amount: it has no thousands separator. */
export const yearText = (year: number, number: (value: number) => string): string =>
  number(year).replace(/[,\s]/g, '');
