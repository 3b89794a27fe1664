import { useNavigate, useSearchParams } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { hrefWith } from '../../../../components/lists/href-with';
import { SearchForm } from '../../../../components/lists/search-form';
import { SORTS, type ProductSort } from '../../hooks/use-product-query';
import { ExportButton } from './export-button';
import { SavedViews } from './saved-views';

/** Search, order, saved views and the file; all but the last are in the address. */
export function ProductTools({ className }: { className?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const labels: Record<ProductSort, string> = {
    newest: t`Newest first`,
    updated: t`Recently updated`,
    name: t`By name`,
    price: t`By price`,
    enquiries: t`Most enquiries`,
  };
  return (
    <div className={cn('flex flex-wrap items-start gap-x-2', className)}>
      <div className="min-w-0 flex-[1_1_320px]">
        <SearchForm label={t`Search your products`} />
      </div>
      <div className="mb-4 flex flex-wrap gap-2">
        <span className="relative">
          <select
            aria-label={t`Sort by`}
            value={params.get('sort') ?? 'newest'}
            onChange={({ target }) =>
              void navigate(hrefWith(params, { sort: target.value, page: null }))
            }
            className="h-11 appearance-none rounded-md border border-line-strong bg-card pl-3.5 pr-9 text-[14px] font-semibold outline-none focus:border-indigo-600 focus:shadow-ring"
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {labels[sort]}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
            aria-hidden
          />
        </span>
        <SavedViews />
        <ExportButton status={params.get('status')} />
      </div>
    </div>
  );
}
