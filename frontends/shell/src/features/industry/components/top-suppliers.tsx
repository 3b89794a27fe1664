import { paths, type CategoryPage } from '@haat/platform';
import { SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ReachableSupplier } from '../../../components/supplier/reachable-supplier';
import { RAIL, RAIL_WIDE } from '../../../components/rail';

const MAX_SUPPLIERS = 6;

/** The sellers of the largest number of this category's products. */
export function TopSuppliers({ page }: { page: CategoryPage | undefined }) {
  const suppliers = page?.top_suppliers.slice(0, MAX_SUPPLIERS) ?? [];
  if (suppliers.length === 0) return null;
  return (
    <section className="mt-12">
      <SectionHeading
        title={<Trans>Top suppliers</Trans>}
        more={{
          to: `${paths.suppliers}?${new URLSearchParams({ category: page?.category.slug ?? '' })}`,
          label: <Trans>All suppliers</Trans>,
        }}
      />
      <ul className={`${RAIL} lg:grid-cols-3`}>
        {suppliers.map((supplier) => (
          <li key={supplier.id} className={RAIL_WIDE}>
            <ReachableSupplier supplier={supplier} />
          </li>
        ))}
      </ul>
    </section>
  );
}
