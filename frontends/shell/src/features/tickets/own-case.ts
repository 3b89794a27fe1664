import { paths } from '@haat/platform';

/** The page of a case in the account's own area. */
export const ownCase = (isSeller: boolean, number: string) =>
  isSeller ? paths.sellerCase(number) : paths.buyerCase(number);
