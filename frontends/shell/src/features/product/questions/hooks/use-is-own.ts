import { selectSellerProfile, useAppSelector, type Product } from '@haat/platform';

/** Whether whoever is signed in sells it. */
export const useIsOwn = ({ seller }: Product): boolean =>
  useAppSelector(selectSellerProfile)?.slug === seller.slug;
