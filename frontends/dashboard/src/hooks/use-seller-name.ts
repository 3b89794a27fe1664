import type { SellerListed } from '@haat/api/admin-sellers';
import type { SellerInQueue } from '@haat/api/admin-verifications';
import { companyName, useLocale } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type Named = Pick<SellerListed, 'company_name' | 'company_name_ne'>;
type Placed = Pick<SellerInQueue, 'district' | 'district_ne'>;

/** A company's name and district in the page's language. */
export function useSellerName() {
  const locale = useLocale();
  const { t } = useLingui();
  return {
    nameOf: (seller: Named) => companyName(seller, locale) || t`No name yet`,
    districtOf: (seller: Placed) =>
      (locale === 'ne' && seller.district_ne) || seller.district,
  };
}
