import type { ListEnquiriesApiArg } from '@haat/api/enquiries';
import { listFiltersOf } from '../../hooks/use-list-filters';
import { stageOf, type Side } from '../../components/enquiries/stages';

const PER_PAGE = 50;
/** The API's maximum: a board has no second page. */
const BOARD_PAGE_SIZE = 100;
const BY = ['received', 'answered', 'won'] as const;
const DUE = ['any', 'today', 'overdue'] as const;

/** The filters of the list in the address. */
function filtersOf(params: URLSearchParams): ListEnquiriesApiArg {
  const param = (name: string) => params.get(name) || undefined;
  const district = Number(params.get('district_id'));
  return {
    q: param('q'),
    label: param('label'),
    due: DUE.find((due) => due === params.get('due')),
    productId: param('product_id'),
    districtId: district || undefined,
  };
}

/** The list's query arguments, from the page's address. */
export function listQueryOf(params: URLSearchParams, side: Side): ListEnquiriesApiArg {
  const isBoard = side === 'seller' && params.get('view') === 'board';
  const status = isBoard
    ? ''
    : stageOf(params.get('stage'), side).statuses.join(',') || params.get('status');
  return {
    as: side,
    perPage: isBoard ? BOARD_PAGE_SIZE : PER_PAGE,
    page: isBoard ? 1 : Number(params.get('page')) || 1,
    ...(params.get('sort') === 'due' ? { sort: 'due' as const } : {}),
    ...(status ? { status } : {}),
    ...filtersOf(params),
    ...listFiltersOf(params, BY),
  };
}

const NOT_EXPORTED = ['as', 'page', 'perPage'];
const WIRE_NAMES: Record<string, string> = {
  productId: 'product_id',
  districtId: 'district_id',
};

/** The same rows as a file, all pages of them. */
export function exportOf(query: ListEnquiriesApiArg): string {
  const params = new URLSearchParams({ lang: document.documentElement.lang });
  for (const [name, value] of Object.entries(query)) {
    if (!value || NOT_EXPORTED.includes(name)) continue;
    params.set(WIRE_NAMES[name] ?? name, String(value));
  }
  return `/enquiries/export.csv?${params}`;
}
