import { useLocale, type CategorySupplier } from '@haat/platform';
import { Pagination, SupplierCard } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { SupplierActions } from '../suppliers/supplier-actions';
import type { Results } from './use-results';

export function SupplierResults({ results }: { results: Results }) {
  const isNepali = useLocale() === 'ne';
  const { data, isFetching } = results.answer;
  const suppliers = (data?.data ?? []) as unknown as CategorySupplier[];
  return (
    <div className={isFetching ? 'opacity-60 transition-opacity' : undefined}>
      <h2 className="sr-only">
        <Trans>Suppliers</Trans>
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {suppliers.map((supplier) => {
          const { slug } = supplier;
          const name = (isNepali && supplier.company_name_ne) || supplier.company_name;
          return (
            <SupplierCard
              key={supplier.id}
              supplier={{
                ...supplier,
                company_name: name,
                district: (isNepali && supplier.district_ne) || supplier.district,
                brand_colour: supplier.colour,
              }}
              actions={<SupplierActions slug={slug} companyName={name} />}
            />
          );
        })}
      </div>
      <div className="mt-7">
        <Pagination
          page={data?.meta.current_page ?? 1}
          lastPage={data?.meta.last_page ?? 1}
          hrefOf={(page) => results.hrefWith({ page: page > 1 ? String(page) : null })}
        />
      </div>
    </div>
  );
}
