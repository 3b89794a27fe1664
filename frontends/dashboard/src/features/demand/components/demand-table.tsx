import type { MissedSearch } from '@haat/api/admin-demand';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { DemandRow } from './demand-row';

const HEADS: ListHead[] = [
  { key: 'query', label: <Trans>Searched for</Trans> },
  { key: 'visitors', label: <Trans>Visitors</Trans> },
  { key: 'category', label: <Trans>Category</Trans> },
  { key: 'district', label: <Trans>District</Trans> },
  { key: 'last', label: <Trans>Last time</Trans> },
  { key: 'change', label: <Trans>Actions</Trans>, isHidden: true },
];

type Props = { rows: MissedSearch[]; actionOf: (row: MissedSearch) => ReactNode };

export const DemandTable = ({ rows, actionOf }: Props) => (
  <ListTable heads={HEADS}>
    {rows.map((row) => (
      <DemandRow
        key={`${row.query} ${row.category?.id} ${row.district_id}`}
        row={row}
        action={actionOf(row)}
      />
    ))}
  </ListTable>
);
