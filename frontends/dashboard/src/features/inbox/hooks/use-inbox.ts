import type { ListEnquiriesApiArg } from '@haat/api/enquiries';
import { selectUser, useAppSelector, useSearchParams } from '@haat/platform';
import { useDeferredValue, useMemo } from 'react';
import { type Enquiry, useListEnquiriesQuery } from '../../../api/enquiries';
import { listQueryOf } from '../list-query';
import { stageOf, type Side } from '../../../components/enquiries/stages';

type Changes = Record<string, string | null>;

/** The list with its filters and order; all are in the address, so that it can be shared. */
export function useInbox(side: Side) {
  const [params, setParams] = useSearchParams();
  const me = useAppSelector(selectUser)?.id;
  const queryArgs: ListEnquiriesApiArg = listQueryOf(params, side);
  const query = useListEnquiriesQuery(queryArgs, {
    // Without `isFetching`: an unchanged answer does not render again.
    selectFromResult: ({ data, currentData, error }) => ({ data, currentData, error }),
  });
  // Fifty rows in one render would block a slow phone.
  const results = useDeferredValue(query.currentData?.data);
  const rows = useMemo(
    () => results && arranged(ownOf(results, side, me), side),
    [results, side, me],
  );
  return {
    side,
    query,
    queryArgs,
    rows,
    stage: stageOf(params.get('stage'), side),
    isBoard: side === 'seller' && params.get('view') === 'board',
    isFiltered: FILTER_PARAMS.some((name) => params.has(name)),
    q: params.get('q') ?? '',
    hrefOf: (changes: Changes) => `?${merged(params, changes)}`,
    isFinding: params.has('find'),
    openId: params.get('id'),
    meta: query.data?.meta,
    go: (changes: Changes, replace = false) =>
      setParams(merged(params, changes), { replace }),
  };
}

export type Inbox = ReturnType<typeof useInbox>;
const FILTER_PARAMS = [
  'stage',
  'status',
  'q',
  'unread',
  'label',
  'product_id',
  'district_id',
  'due',
  'remind',
  'since',
  'until',
];
export const NO_FILTERS: Changes = Object.fromEntries(
  [...FILTER_PARAMS, 'by', 'answered', 'page'].map((name) => [name, null]),
);

function merged(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** The server answers own rows only; the specification wants the test here too (D13). */
const ownOf = (rows: Enquiry[], side: Side, me: string | undefined) =>
  side === 'buyer' ? rows.filter(({ user_id }) => user_id === me) : rows;

/** What waits for the buyer is on top; a seller's list keeps the order of the API. */
export function arranged(rows: Enquiry[], side: Side): Enquiry[] {
  if (side === 'seller') return rows;
  const waits = ({ status }: Enquiry) => (status === 'info_requested' ? 0 : 1);
  return [...rows].sort((a, b) => waits(a) - waits(b));
}
