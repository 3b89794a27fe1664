import type { ListEnquiriesApiArg } from '@haat/api/enquiries';
import type { ListOrdersApiArg } from '@haat/api/orders';
import type { ListQuotesApiArg } from '@haat/api/quotes';
import type { ListRequirementsApiArg } from '@haat/api/requirements';
import { useSearchParams } from '@haat/platform';

/** Query parameters with which a figure of the home page opens a list. */
const NAMES = [
  'since',
  'until',
  'by',
  'answered',
  'unread',
  'remind',
  'ending',
  'unquoted',
  'quoted',
  'source',
  'unreviewed',
  'waiting',
] as const;
/** `By`: the dates of its rows by which a list can filter. */
type ListFilters<By extends string> = Pick<
  ListEnquiriesApiArg,
  'since' | 'until' | 'answered' | 'unread' | 'remind'
> &
  Pick<ListQuotesApiArg, 'ending' | 'source'> &
  Pick<ListOrdersApiArg, 'waiting' | 'unreviewed'> &
  Pick<ListRequirementsApiArg, 'unquoted' | 'quoted'> &
  Partial<Record<'by', By>>;

export function listFiltersOf<By extends string>(
  params: URLSearchParams,
  by: readonly By[],
): ListFilters<By> {
  const filters = NAMES.flatMap((name) => {
    const value = params.get(name);
    const isFilter = value && (name !== 'by' || by.some((field) => field === value));
    return isFilter ? [[name, value === 'true' || value] as const] : [];
  });
  return Object.fromEntries(filters);
}

/** From the address of a list's page, for its query. */
export const useListFilters = <By extends string = never>(by: readonly By[] = []) =>
  listFiltersOf(useSearchParams()[0], by);
