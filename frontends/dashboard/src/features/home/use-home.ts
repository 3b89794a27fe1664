import { useDashboardQuery, type Dashboard } from '../../api/dashboard';
import { useSpan } from './use-span';

/** The figures of one's home for the days chosen; the old ones stay until the new are there. */
export function useHome(side: 'seller' | 'buyer') {
  const { days, choose } = useSpan();
  const answer = useDashboardQuery({ side, days }, { refetchOnMountOrArgChange: true });
  const { data: home, error, refetch } = answer;
  return {
    days,
    choose,
    home,
    isNew: home !== undefined && isNew(home),
    // What is shown already is worth more than the news that it is not the newest.
    error: home ? undefined : error,
    retry: () => void refetch(),
  };
}

const isNew = ({ figures, todo }: Dashboard) =>
  todo.length === 0 && figures.every(({ value, before }) => value === 0 && !before);
