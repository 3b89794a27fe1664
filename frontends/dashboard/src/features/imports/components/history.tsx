import type { ImportSummary } from '@haat/api/imports';
import { Link, paths, useFormat, useSearchParams } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useImportsQuery } from '../../../api/imports';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { PagedList } from '../../../components/lists/paged-list';
import { CountsLine } from './counts-line';

const HEADS: ListHead[] = [
  { key: 'file', label: <Trans>File</Trans> },
  { key: 'status', label: <Trans>Status</Trans> },
  { key: 'counts', label: <Trans>Products</Trans> },
  { key: 'at', label: <Trans>Uploaded on</Trans> },
];
const SKELETON = { className: 'h-14 rounded-md', count: 3 };

/** Every upload so far, the newest first. */
export function History() {
  const [params] = useSearchParams();
  const answer = useImportsQuery(
    { page: Number(params.get('page')) || 1 },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section>
      <h2 className="mb-3 text-lg leading-snug">
        <Trans>Previous uploads</Trans>
      </h2>
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={
          <p className="text-ink-500">
            <Trans>Nothing yet</Trans>
          </p>
        }
      >
        {(rows) => (
          <ListTable heads={HEADS}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ListTable>
        )}
      </PagedList>
    </section>
  );
}

function Row({ row }: { row: ImportSummary }) {
  const { date, time } = useFormat();
  return (
    <tr className="relative border-b border-line last:border-0 focus-within:bg-indigo-50 hover:bg-paper @max-[700px]/list:grid @max-[700px]/list:gap-1.5 @max-[700px]/list:p-4 @min-[700px]/list:[&>td]:px-4 @min-[700px]/list:[&>td]:py-3">
      <td className="min-w-0">
        <Link
          to={paths.sellerImport(row.id)}
          className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {row.file_name}
        </Link>
      </td>
      <td>
        <StatusChip
          status={row.undone_at ? 'cancelled' : row.status}
          label={row.status_label}
        />
      </td>
      <td className="text-ink-700">
        <CountsLine counts={row} />
      </td>
      <td className="whitespace-nowrap text-ink-700 tabular-nums @max-[700px]/list:text-sm">
        {`${date(row.created_at)} ${time(row.created_at)}`}
      </td>
    </tr>
  );
}
