import type { EnquiryQuery } from '@haat/platform';
import { narrowingOf } from '../desk/use-narrowing';
import { stageOf, type Side } from './stages';

const PER_PAGE = 50;
/** The longest page the API gives: a board shows no second one. */
const ON_BOARD = 100;
/** These are called in the address as the API calls them. */
const AS_THEY_ARE = ['q', 'label', 'due', 'product_id', 'district_id'];

/** The list's question to the API, from the page's address. */
export function askedFor(params: URLSearchParams, side: Side): EnquiryQuery {
  const isBoard = side === 'seller' && params.get('view') === 'board';
  const status = isBoard
    ? ''
    : stageOf(params.get('stage'), side).statuses.join(',') || params.get('status');
  const plain = AS_THEY_ARE.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    as: side,
    per_page: isBoard ? ON_BOARD : PER_PAGE,
    page: isBoard ? 1 : Number(params.get('page')) || 1,
    ...(params.get('sort') === 'due' ? { sort: 'due' as const } : {}),
    ...(status ? { status } : {}),
    ...Object.fromEntries(plain),
    ...narrowingOf(params),
  };
}

/** The same rows as a file, all pages of them. */
export function exportOf(asked: EnquiryQuery): string {
  const params = new URLSearchParams({ lang: document.documentElement.lang });
  for (const [name, value] of Object.entries(asked)) {
    if (!['as', 'page', 'per_page'].includes(name)) params.set(name, String(value));
  }
  return `/enquiries/export.csv?${params}`;
}
