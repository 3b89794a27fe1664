import type { SellerListed } from '@haat/api/admin-sellers';
import { Link, paths, useFormat } from '@haat/platform';
import { Badge, Monogram, type BadgeTone } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { ownColour } from '../../../components/colour-of-company';
import { useSellerName } from '../../../hooks/use-seller-name';
import { SellerActions } from './seller-actions';
import { SellerProofs } from './seller-proofs';

const TONES: Record<string, BadgeTone> = { active: 'green', suspended: 'red' };

/** A company: a row of the table on wide screens, a card on phones. */
export function SellerRow({ row }: { row: SellerListed }) {
  const { date } = useFormat();
  const { nameOf, districtOf } = useSellerName();
  return (
    <tr className="border-b border-line last:border-0 max-lg:grid max-lg:gap-2 max-lg:p-4 lg:[&>td]:px-4 lg:[&>td]:py-3">
      <td className="min-w-0">
        <span className="flex items-center gap-3">
          <Monogram
            name={row.company_name ?? nameOf(row)}
            logo={row.company_logo}
            colour={ownColour(row)}
            className="size-11"
          />
          <span className="min-w-0">
            {row.slug ? (
              <Link
                to={paths.vendor(row.slug)}
                target="_blank"
                className="inline-flex items-center gap-1.5 font-semibold text-indigo-700 [overflow-wrap:anywhere] hover:underline max-lg:min-h-11"
              >
                {nameOf(row)}
                <ExternalLink className="size-3.5 shrink-0" aria-hidden />
                <span className="sr-only">
                  <Trans>Public page</Trans>
                </span>
              </Link>
            ) : (
              <span className="text-ink-500">{nameOf(row)}</span>
            )}
            <small className="block text-sm text-ink-500">{districtOf(row)}</small>
          </span>
        </span>
      </td>
      <td>
        <Badge tone={TONES[row.status] ?? 'grey'}>{row.status_label}</Badge>
        {row.suspended_reason ? (
          <small className="mt-1 block max-w-[240px] text-sm text-ink-500">
            {row.suspended_reason}
          </small>
        ) : null}
      </td>
      <td>
        <SellerProofs row={row} />
      </td>
      <td className="whitespace-nowrap text-ink-700 tabular-nums max-lg:text-sm">
        {date(row.onboarded_at ?? row.created_at)}
      </td>
      <td className="lg:text-right">
        <SellerActions row={row} />
      </td>
    </tr>
  );
}
