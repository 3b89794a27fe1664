import { companyName, useLocale } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { AdminSeller, ShownSeller } from '../../api/admin-sellers';

type Named = Pick<AdminSeller, 'company_name'> & { company_name_ne?: string | null };
type Placed = Pick<ShownSeller, 'district' | 'district_ne'>;

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
