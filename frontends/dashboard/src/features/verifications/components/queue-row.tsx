import type { InQueue } from '@haat/api/admin-verifications';
import { Link, paths, pluralForm, useFormat } from '@haat/platform';
import { Badge, Monogram, StatusChip } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { ownColour } from '../../../components/colour-of-company';
import { useSellerName } from '../../../hooks/use-seller-name';
import { Waiting } from './waiting';

/** A company and its documents: a row on wide screens, a card on phones; all of it opens. */
export function QueueRow({ row }: { row: InQueue }) {
  const { number } = useFormat();
  const { nameOf, districtOf } = useSellerName();
  const name = nameOf(row.seller);
  const papers = number(row.documents_count);
  return (
    <tr className="relative border-b border-line last:border-0 focus-within:bg-indigo-50 hover:bg-paper @max-[700px]/list:flex @max-[700px]/list:flex-wrap @max-[700px]/list:items-center @max-[700px]/list:gap-x-3 @max-[700px]/list:gap-y-1.5 @max-[700px]/list:p-4 @min-[700px]/list:[&>td]:px-4 @min-[700px]/list:[&>td]:py-3">
      <td className="min-w-0 @max-[700px]/list:basis-full">
        <span className="flex items-center gap-3">
          <Monogram
            name={row.seller.company_name ?? name}
            logo={row.seller.company_logo}
            colour={ownColour(row.seller)}
            className="size-11"
          />
          <span className="min-w-0">
            <Link
              data-row
              to={paths.adminVerification(row.id)}
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
            >
              {name}
            </Link>
            <small className="block text-sm text-ink-500">
              {row.pending_name ? `→ ${row.pending_name}` : districtOf(row.seller)}
            </small>
          </span>
        </span>
      </td>
      <td>
        <span className="flex flex-wrap items-center gap-2 tabular-nums">
          <span className="sr-only">
            <Trans>PAN/VAT number</Trans>
          </span>
          {row.pan_number ?? '–'}
          {row.pan_clash ? (
            <Badge tone="red">
              <TriangleAlert aria-hidden />
              <Trans>PAN used twice</Trans>
            </Badge>
          ) : null}
        </span>
      </td>
      <td className="text-ink-700">
        <Select
          value={pluralForm(row.documents_count)}
          _one={`${papers} document`}
          other={`${papers} documents`}
        />
      </td>
      <td>
        <span className="flex flex-wrap items-center gap-2">
          <StatusChip status={row.status} label={row.status_label} />
          <Waiting
            since={row.submitted_at}
            hours={row.waiting_hours}
            decidedAt={row.decided_at}
          />
        </span>
      </td>
    </tr>
  );
}
