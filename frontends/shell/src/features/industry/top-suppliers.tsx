import {
  paths,
  useLocale,
  type CategoryPage,
  type CategorySupplier,
} from '@haat/platform';
import { SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ReachableSupplier } from '../suppliers/reachable-supplier';
import { RAIL, RAIL_WIDE } from '../home/rail';

const SHOWN = 6;

/** Who sells most of this category's kinds of goods. */
export function TopSuppliers({ page }: { page: CategoryPage | undefined }) {
  const isNepali = useLocale() === 'ne';
  const suppliers = page?.top_suppliers?.slice(0, SHOWN) ?? [];
  if (suppliers.length === 0) return null;
  const cardOf = (supplier: CategorySupplier) => ({
    ...supplier,
    company_name: (isNepali && supplier.company_name_ne) || supplier.company_name,
    company_logo: supplier.company_logo ? paths.storage(supplier.company_logo) : null,
    district: (isNepali && supplier.district_ne) || supplier.district,
    brand_colour: supplier.colour,
    years: supplier.established ? new Date().getFullYear() - supplier.established : null,
  });
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
            <ReachableSupplier supplier={cardOf(supplier)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
