import type { SellerListed } from '@haat/api/admin-sellers';
import type { SellerMove } from '../use-move-words';
import { SellerMoveDialog } from './seller-move-dialog';

const MOVES: [status: string, move: SellerMove][] = [
  ['suspended', 'suspend'],
  ['active', 'reinstate'],
];

/** What may be done with a company now, as the API says. */
export const JudgeSeller = ({ row }: { row: SellerListed }) => (
  <span className="flex flex-wrap gap-2 lg:justify-end">
    {MOVES.filter(([status]) => row.allowed_statuses.includes(status)).map(([, move]) => (
      <SellerMoveDialog key={move} row={row} move={move} />
    ))}
  </span>
);
