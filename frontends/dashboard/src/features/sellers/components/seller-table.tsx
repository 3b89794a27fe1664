import type { SellerListed } from '@haat/api/admin-sellers';
import { Trans } from '@lingui/react/macro';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { SellerRow } from './seller-row';

const HEADS: ListHead[] = [
  { key: 'company', label: <Trans>Company</Trans> },
  { key: 'status', label: <Trans>Status</Trans> },
  { key: 'papers', label: <Trans>Verification</Trans> },
  { key: 'since', label: <Trans>Joined</Trans> },
];

export const SellerTable = ({ rows }: { rows: SellerListed[] }) => (
  <ListTable heads={HEADS}>
    {rows.map((row) => (
      <SellerRow key={row.id} row={row} />
    ))}
  </ListTable>
);
