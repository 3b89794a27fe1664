import { paths, useNavigate } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { InQueue } from '../../../api/admin-verifications';
import { useSingleKeys } from '../../desk/use-single-keys';
import { QueueRow } from './queue-row';

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
      <Card className="overflow-hidden">
        <table className="w-full text-left text-[14px] max-lg:block">
          <thead className="border-b border-line bg-paper text-sm text-ink-500 max-lg:sr-only [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold">
            <tr>
              <th scope="col">
                <Trans>Company</Trans>
              </th>
              <th scope="col">
                <Trans>PAN/VAT number</Trans>
              </th>
              <th scope="col">
                <Trans>Documents</Trans>
              </th>
              <th scope="col">
                <Trans>Since</Trans>
              </th>
            </tr>
          </thead>
          <tbody ref={body} className="max-lg:block">
            {rows.map((row) => (
              <QueueRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </Card>
      <p className="text-sm text-ink-500 max-lg:hidden">
        <Trans>
          Keys: J next, K previous, Enter opens, N opens the one that waits longest.
        </Trans>
      </p>
    </>
  );
}
