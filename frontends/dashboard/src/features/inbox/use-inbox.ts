import {
  useEnquiriesQuery,
  useSearchParams,
  useSession,
  type Enquiry,
} from '@haat/platform';
import { useMemo, useState } from 'react';
import type { StageCounts } from '../desk/use-stage-counts';
import { stageOf, type Side } from './stages';

const PER_PAGE = 50;
export type Filters = { isUnreadOnly: boolean; isDueFirst: boolean };
type Changes = Record<string, string | null>;

/** What is on, and in what order; the address holds stage, search, page and the open one. */
export function useInbox(side: Side) {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const me = useSession().user?.id;
  const stage = stageOf(params.get('stage'));
  const q = params.get('q') ?? '';
  const query = useEnquiriesQuery({
    as: side,
    per_page: PER_PAGE,
    page: Number(params.get('page')) || 1,
    ...(stage.statuses.length > 0 ? { status: stage.statuses.join(',') } : {}),
    ...(q ? { q } : {}),
  });
  const found = query.currentData?.data;
  const rows = useMemo(
    () => found && arranged(ownOf(found, side, me), filters),
    [found, side, me, filters],
  );
  const hrefOf = (changes: Changes) => `?${merged(params, changes)}`;
  return {
    query,
    rows,
    stage,
    q,
    filters,
    setFilters,
    hrefOf,
    isFinding: params.has('find'),
    openId: params.get('id'),
    counts: query.data?.meta.counts as StageCounts | undefined,
    go: (changes: Changes, replace = false) =>
      setParams(merged(params, changes), { replace }),
  };
}

export type Inbox = ReturnType<typeof useInbox>;
const NO_FILTERS: Filters = { isUnreadOnly: false, isDueFirst: false };

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

export function arranged(rows: Enquiry[], filters: Filters): Enquiry[] {
  const shown = filters.isUnreadOnly ? rows.filter((row) => row.is_unread) : rows;
  if (!filters.isDueFirst) return shown;
  const due = ({ due_at }: Enquiry) => (due_at ? Date.parse(due_at) : Infinity);
  // Both without a date: keep the order (Infinity minus itself is no number).
  return [...shown].sort((a, b) => (due(a) === due(b) ? 0 : due(a) - due(b)));
}
