import type { ListEnquiriesApiArg } from '@haat/api/enquiries';
import { listFiltersOf } from '../../hooks/use-list-filters';
import { stageOf, type Side } from './stages';

const PER_PAGE = 50;
/** The longest page the API gives: a board shows no second one. */
const ON_BOARD = 100;
const BY = ['received', 'answered', 'won'] as const;
const DUE = ['any', 'today', 'overdue'] as const;

/** The filters of the list that stand in the address. */
function filtersOf(params: URLSearchParams): ListEnquiriesApiArg {
  const word = (name: string) => params.get(name) || undefined;
  const district = Number(params.get('district_id'));
  return {
    q: word('q'),
    label: word('label'),
    due: DUE.find((due) => due === params.get('due')),
    productId: word('product_id'),
    districtId: district || undefined,
  };
}

/** The list's question to the API, from the page's address. */
export function askedFor(params: URLSearchParams, side: Side): ListEnquiriesApiArg {
  const isBoard = side === 'seller' && params.get('view') === 'board';
  const status = isBoard
    ? ''
    : stageOf(params.get('stage'), side).statuses.join(',') || params.get('status');
  return {
    as: side,
    perPage: isBoard ? ON_BOARD : PER_PAGE,
    page: isBoard ? 1 : Number(params.get('page')) || 1,
    ...(params.get('sort') === 'due' ? { sort: 'due' as const } : {}),
    ...(status ? { status } : {}),
    ...filtersOf(params),
    ...listFiltersOf(params, BY),
  };
}

const LEFT_OUT = ['as', 'page', 'perPage'];
const WIRE_NAMES: Record<string, string> = {
  productId: 'product_id',
  districtId: 'district_id',
};

/** The same rows as a file, all pages of them. */
export function exportOf(asked: ListEnquiriesApiArg): string {
  const params = new URLSearchParams({ lang: document.documentElement.lang });
  for (const [name, value] of Object.entries(asked)) {
    if (!value || LEFT_OUT.includes(name)) continue;
    params.set(WIRE_NAMES[name] ?? name, String(value));
  }
  return `/enquiries/export.csv?${params}`;
}
