import type { AdminSeller, SellerMove } from '../../../api/admin-sellers';
import { SellerMoveDialog } from './seller-move-dialog';

const MOVES: [status: string, move: SellerMove][] = [
  ['suspended', 'suspend'],
  ['active', 'reinstate'],
];

/** What may be done with a company now, as the API says. */
export const JudgeSeller = ({ row }: { row: AdminSeller }) => (
  <span className="flex flex-wrap gap-2 lg:justify-end">
    {MOVES.filter(([status]) => row.allowed_statuses.includes(status)).map(([, move]) => (
      <SellerMoveDialog key={move} row={row} move={move} />
    ))}
  </span>
);
