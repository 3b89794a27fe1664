import { useLocale } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { AdminSeller, ShownSeller } from '../../api/admin-sellers';

type Named = Pick<AdminSeller, 'company_name'> & { company_name_ne?: string | null };
type Placed = Pick<ShownSeller, 'district' | 'district_ne'>;

/** A company's name and district in the page's language. */
export function useSellerName() {
  const isNepali = useLocale() === 'ne';
  const { t } = useLingui();
  return {
    nameOf: (seller: Named) =>
      (isNepali && seller.company_name_ne) || seller.company_name || t`No name yet`,
    districtOf: (seller: Placed) => (isNepali && seller.district_ne) || seller.district,
  };
}
