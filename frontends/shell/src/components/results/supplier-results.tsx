import type { SupplierResult } from '@haat/api/search';
import { Pagination, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { SupplierTray } from '../supplier/supplier-tray';
import { useSupplierChoice } from '../supplier/use-supplier-choice';
import { SupplierMap } from './map/supplier-map';
import { SupplierRow } from './supplier-row';
import { useNeed } from './use-need';
import type { Results } from './use-results';

/** The page of suppliers; several of them can get one enquiry. A map is beside them, on phones instead. */
export function SupplierResults({ results }: { results: Results }) {
  const { data, isFetching } = results.answer;
  const choice = useSupplierChoice();
  const need = useNeed(results);
  const isMap = results.filters.view === 'map';
  // While they load, the last answer may have products.
  const suppliers = (data?.data ?? []).filter(
    (row): row is SupplierResult => 'products' in row,
  );
  return (
    <div className={isFetching ? 'opacity-60 transition-opacity' : undefined}>
      <h2 className="sr-only">
        <Trans>Suppliers</Trans>
      </h2>
      <div
        className={cn(
          'mt-4',
          isMap && 'items-start gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,44%)]',
        )}
      >
        <div className={cn(isMap && 'hidden lg:block')}>
          <div className="@container grid gap-3.5">
            {suppliers.map((supplier) => (
              <SupplierRow key={supplier.id} {...{ supplier, choice, need }} />
            ))}
          </div>
          <div className="mt-7">
            <Pagination
              page={data?.meta.current_page ?? 1}
              lastPage={data?.meta.last_page ?? 1}
              hrefOf={(page) =>
                results.hrefWith({ page: page > 1 ? String(page) : null })
              }
            />
          </div>
        </div>
        {isMap ? <SupplierMap results={results} /> : null}
      </div>
      <SupplierTray
        choice={choice}
        text={need.text}
        // The first choice of the enquiry's review, which can change it.
        categoryId={results.facets?.categories[0]?.id}
      />
    </div>
  );
}
