import type { SellerListed } from '@haat/api/admin-sellers';
import { Link, paths, useFormat } from '@haat/platform';
import { Badge, Monogram } from '@haat/ui';
import { ownColour } from '../../../components/colour-of-company';
import { useSellerName } from '../../../hooks/use-seller-name';
import { SELLER_TONES } from '../seller-tones';
import { SellerProofs } from './seller-proofs';

/** A company: a row of the table on wide screens, a card on phones; all of it opens. */
export function SellerRow({ row }: { row: SellerListed }) {
  const { date } = useFormat();
  const { nameOf, districtOf } = useSellerName();
  return (
    <tr className="relative border-b border-line last:border-0 focus-within:bg-indigo-50 hover:bg-paper max-lg:grid max-lg:gap-2 max-lg:p-4 lg:[&>td]:px-4 lg:[&>td]:py-3">
      <td className="min-w-0">
        <span className="flex items-center gap-3">
          <Monogram
            name={row.company_name ?? nameOf(row)}
            logo={row.company_logo}
            colour={ownColour(row)}
            className="size-11"
          />
          <span className="min-w-0">
            <Link
              to={paths.adminSeller(row.id)}
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
            >
              {nameOf(row)}
            </Link>
            <small className="block text-sm text-ink-500">{districtOf(row)}</small>
          </span>
        </span>
      </td>
      <td>
        <Badge tone={SELLER_TONES[row.status] ?? 'grey'}>{row.status_label}</Badge>
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
    </tr>
  );
}
