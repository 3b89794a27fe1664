import type { SellerCard } from '@haat/api/search';
import { Pagination } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ReachableSupplier } from '../../../components/supplier/reachable-supplier';
import { SupplierTray } from '../../../components/supplier/supplier-tray';
import { useSupplierChoice } from '../../../components/supplier/use-supplier-choice';
import type { Results } from '../../../components/results/use-results';

export function SupplierResults({ results }: { results: Results }) {
  const { data, isFetching } = results.answer;
  const choice = useSupplierChoice();
  const suppliers = (data?.data ?? []) as SellerCard[];
  return (
    <div className={isFetching ? 'opacity-60 transition-opacity' : undefined}>
      <h2 className="sr-only">
        <Trans>Suppliers</Trans>
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {suppliers.map((supplier) => (
          <ReachableSupplier key={supplier.id} supplier={supplier} choice={choice} />
        ))}
      </div>
      <div className="mt-7">
        <Pagination
          page={data?.meta.current_page ?? 1}
          lastPage={data?.meta.last_page ?? 1}
          hrefOf={(page) => results.hrefWith({ page: page > 1 ? String(page) : null })}
        />
      </div>
      <SupplierTray choice={choice} />
    </div>
  );
}
