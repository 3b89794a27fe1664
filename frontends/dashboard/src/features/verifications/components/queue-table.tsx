import type { InQueue } from '@haat/api/admin-verifications';
import { paths, useNavigate } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { useSingleKeys } from '../../../hooks/use-single-keys';
import { QueueRow } from './queue-row';

const HEADS: ListHead[] = [
  { key: 'company', label: <Trans>Company</Trans> },
  { key: 'pan', label: <Trans>PAN/VAT number</Trans> },
  { key: 'documents', label: <Trans>Documents</Trans> },
  { key: 'since', label: <Trans>Status</Trans> },
];

/** Walked with J and K, opened with Enter. */
export function QueueTable({ rows }: { rows: InQueue[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const step = (by: number) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
    const here = links.indexOf(document.activeElement as HTMLElement);
    links[Math.min(Math.max(here + by, 0), links.length - 1)]?.focus();
  };
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    n: () => {
      const [first] = rows;
      if (first) void navigate(paths.adminVerification(first.id));
    },
  });
  return (
    <>
      <ListTable heads={HEADS} bodyRef={body}>
        {rows.map((row) => (
          <QueueRow key={row.id} row={row} />
        ))}
      </ListTable>
      <p className="text-sm text-ink-500 max-lg:hidden">
        <Trans>Shortcuts: J next, K previous, Enter open, N oldest waiting.</Trans>
      </p>
    </>
  );
}
