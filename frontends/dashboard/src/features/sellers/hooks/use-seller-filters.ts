import { defined, useListQuery } from '../../../components/lists/use-list-query';

const STATUSES = ['onboarding', 'active', 'suspended', 'closed'] as const;
const ORDERS = ['newest', 'oldest', 'name'] as const;
const ANSWERS = ['true', 'false'] as const;

/** Page and filters of the list of companies, from its address. */
export function useSellerFilters() {
  const { page, text, oneOf } = useListQuery();
  const status = oneOf('status', STATUSES);
  const verified = oneOf('verified', ANSWERS);
  const all = {
    q: text('q'),
    status,
    verified: verified && verified === 'true',
    since: text('since'),
    until: text('until'),
    sort: oneOf('sort', ORDERS),
  };
  return { page, status, filters: defined(all) };
}
