import type { Moderated } from '@haat/api/admin-products';
import { Trans } from '@lingui/react/macro';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { ModeratedRow } from './moderated-row';

const HEADS: ListHead[] = [
  { key: 'product', label: <Trans>Product</Trans> },
  { key: 'company', label: <Trans>Company</Trans> },
  { key: 'price', label: <Trans>Price</Trans> },
  { key: 'status', label: <Trans>Status</Trans> },
];

export const ModeratedTable = ({ rows }: { rows: Moderated[] }) => (
  <ListTable heads={HEADS}>
    {rows.map((row) => (
      <ModeratedRow key={row.id} row={row} />
    ))}
  </ListTable>
);
