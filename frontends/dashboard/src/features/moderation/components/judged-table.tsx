import { Trans } from '@lingui/react/macro';
import type { JudgedProduct } from '../../../api/admin-products';
import { ListTable, type ListHead } from '../../desk/list-table';
import { JudgedRow } from './judged-row';

const HEADS: ListHead[] = [
  { key: 'product', label: <Trans>Product</Trans> },
  { key: 'company', label: <Trans>Company</Trans> },
  { key: 'price', label: <Trans>Price</Trans> },
  { key: 'status', label: <Trans>Status</Trans> },
];

export const JudgedTable = ({ rows }: { rows: JudgedProduct[] }) => (
  <ListTable heads={HEADS}>
    {rows.map((row) => (
      <JudgedRow key={row.id} row={row} />
    ))}
  </ListTable>
);
