import type { Dashboard } from '@haat/api/dashboard';
import { useBuyerDashboardQuery, useSellerDashboardQuery } from '../../../api/dashboard';
import { useSpan } from '../../../hooks/use-span';

const FRESH = { refetchOnMountOrArgChange: true };

/** The figures of the home page for the chosen days; the old ones stay until the new ones load. */
export function useHome(side: 'seller' | 'buyer') {
  const { days, choose } = useSpan();
  const isSeller = side === 'seller';
  const bought = useBuyerDashboardQuery(days, { ...FRESH, skip: isSeller });
  const sold = useSellerDashboardQuery(days, { ...FRESH, skip: !isSeller });
  const answer = isSeller ? sold : bought;
  const { data: home, error, refetch } = answer;
  return {
    days,
    choose,
    home,
    isNew: home !== undefined && isNew(home),
    // Data that is already visible is better than an error about its refresh.
    error: home ? undefined : error,
    retry: () => void refetch(),
  };
}

const isNew = ({ figures, todo }: Dashboard) =>
  todo.length === 0 && figures.every(({ value, before }) => value === 0 && !before);
