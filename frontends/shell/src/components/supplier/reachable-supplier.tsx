import { companyName, useLocale } from '@haat/platform';
import { SupplierCard, type SupplierCardData } from '@haat/ui';
import { SupplierActions } from './supplier-actions';

type Props = { supplier: SupplierCardData };

/** A firm among others, with the ways to it. */
export const ReachableSupplier = ({ supplier }: Props) => {
  const name = companyName(supplier, useLocale());
  const actions = <SupplierActions slug={supplier.slug} companyName={name} />;
  return <SupplierCard supplier={supplier} actions={actions} />;
};
