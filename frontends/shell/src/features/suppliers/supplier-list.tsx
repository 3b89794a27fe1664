import { paths, useLocale } from '@haat/platform';
import { Pagination, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NoSuppliers } from './no-suppliers';
import { ReachableSupplier } from './reachable-supplier';
import type { Supplier } from './suppliers-api';
import type { Directory } from './use-directory';

const GRID = 'mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
const WAITING = [1, 2, 3, 4, 5, 6];

/** The API's supplier in the words of the card, in the visitor's language. */
function useCardOf() {
  const isNepali = useLocale() === 'ne';
  return (supplier: Supplier) => ({
    ...supplier,
    company_name: (isNepali && supplier.company_name_ne) || supplier.company_name,
    company_logo: supplier.company_logo ? paths.storage(supplier.company_logo) : null,
    district: (isNepali && supplier.district_ne) || supplier.district,
    brand_colour: supplier.theme_color ?? supplier.brand_colour,
    years: supplier.established ? new Date().getFullYear() - supplier.established : null,
  });
}

export function SupplierList({ directory }: { directory: Directory }) {
  const cardOf = useCardOf();
  const { answer, href } = directory;
  const { data, currentData, isFetching } = answer;
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
            <ReachableSupplier supplier={cardOf(supplier)} />
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
    </div>
  );
}
