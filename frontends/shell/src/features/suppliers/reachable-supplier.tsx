import { kept } from '@haat/platform';
import { SupplierCard, type SupplierCardData } from '@haat/ui';
import { SupplierActions } from './supplier-actions';

type Props = { supplier: SupplierCardData };

/** A firm among others, with the ways to it. */
export const ReachableSupplier = kept(({ supplier }: Props) => (
  <SupplierCard
    supplier={supplier}
    actions={<SupplierActions slug={supplier.slug} companyName={supplier.company_name} />}
  />
));
