import type { Supplier } from '@haat/api/suppliers';
import { Pagination, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NoSuppliers } from './no-suppliers';
import { ReachableSupplier } from '../../../components/supplier/reachable-supplier';
import { SupplierTray } from '../../../components/supplier/supplier-tray';
import { useSupplierChoice } from '../../../components/supplier/use-supplier-choice';
import type { Directory } from '../hooks/use-directory';

const GRID = 'mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
const WAITING = [1, 2, 3, 4, 5, 6];

/** The colour of a firm's logo, else its own choice. */
const cardOf = (supplier: Supplier) => ({
  ...supplier,
  colour: supplier.theme_color ?? supplier.brand_colour,
});

export function SupplierList({ directory }: { directory: Directory }) {
  const { answer, href } = directory;
  const { data, currentData, isFetching } = answer;
  const choice = useSupplierChoice();
  if (!data) {
    return (
      <div className={GRID} aria-busy>
        {WAITING.map((card) => (
          <Skeleton key={card} className="h-[228px] rounded-lg" />
        ))}
      </div>
    );
  }
  if (currentData?.data.length === 0) return <NoSuppliers directory={directory} />;
  return (
    <div
      aria-busy={isFetching || undefined}
      className={isFetching ? 'opacity-60 transition-opacity' : undefined}
    >
      <h2 className="sr-only">
        <Trans>Suppliers</Trans>
      </h2>
      <ul className={GRID}>
        {data.data.map((supplier) => (
          <li key={supplier.id} className="flex [&>*]:w-full">
            <ReachableSupplier supplier={cardOf(supplier)} choice={choice} />
          </li>
        ))}
      </ul>
      <div className="mt-7">
        <Pagination
          page={data.meta.current_page}
          lastPage={data.meta.last_page}
          hrefOf={(page) => href({ page: page > 1 ? String(page) : null })}
        />
      </div>
      <SupplierTray choice={choice} />
    </div>
  );
}
