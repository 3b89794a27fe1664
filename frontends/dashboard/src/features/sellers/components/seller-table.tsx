import { Trans } from '@lingui/react/macro';
import type { AdminSeller } from '../../../api/admin-sellers';
import { ListTable, type ListHead } from '../../desk/list-table';
import { SellerRow } from './seller-row';

const HEADS: ListHead[] = [
  { key: 'company', label: <Trans>Company</Trans> },
  { key: 'status', label: <Trans>Status</Trans> },
  { key: 'papers', label: <Trans>Papers and number</Trans> },
  { key: 'since', label: <Trans>Since</Trans> },
  { key: 'move', label: <Trans>Suspend or reinstate</Trans>, isHidden: true },
];

export const SellerTable = ({ rows }: { rows: AdminSeller[] }) => (
  <ListTable heads={HEADS}>
    {rows.map((row) => (
      <SellerRow key={row.id} row={row} />
    ))}
  </ListTable>
);
