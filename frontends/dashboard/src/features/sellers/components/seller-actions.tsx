import type { SellerListed } from '@haat/api/admin-sellers';
import type { SellerAction } from '../hooks/use-seller-action-labels';
import { SellerActionDialog } from './seller-action-dialog';

const ACTIONS: [status: string, move: SellerAction][] = [
  ['suspended', 'suspend'],
  ['active', 'reinstate'],
];

/** What may be done with a company now, as the API allows. */
export const SellerActions = ({ row }: { row: SellerListed }) => (
  <span className="flex flex-wrap gap-2 lg:justify-end">
    {ACTIONS.filter(([status]) => row.allowed_statuses.includes(status)).map(
      ([, action]) => (
        <SellerActionDialog key={action} row={row} action={action} />
      ),
    )}
  </span>
);
