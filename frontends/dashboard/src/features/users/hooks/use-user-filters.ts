import { defined, useListQuery } from '../../../components/lists/use-list-query';

const ROLES = ['buyer', 'seller', 'admin'] as const;
const STATUSES = ['active', 'suspended', 'unverified'] as const;
const ORDERS = ['newest', 'oldest', 'name', 'last_seen'] as const;

/** Page and filters of the list of users, from its address. */
export function useUserFilters() {
  const { page, text, oneOf } = useListQuery();
  const all = {
    q: text('q'),
    role: oneOf('role', ROLES),
    status: oneOf('status', STATUSES),
    since: text('since'),
    until: text('until'),
    sort: oneOf('sort', ORDERS),
  };
  return { page, filters: defined(all) };
}
