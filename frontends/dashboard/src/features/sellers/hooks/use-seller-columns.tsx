import type { SellerListed } from '@haat/api/admin-sellers';
import { paths } from '@haat/platform';
import { Badge, Monogram } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ownColour } from '../../../components/colour-of-company';
import { DayCell } from '../../../components/lists/day-cell';
import { IndexName } from '../../../components/lists/index-name';
import type { IndexColumn } from '../../../components/lists/index-table';
import { useSellerName } from '../../../hooks/use-seller-name';
import { SellerProofs } from '../components/seller-proofs';
import { SELLER_TONES } from '../seller-tones';

/** A company in a row that opens the company's page. */
export function useSellerColumns(): IndexColumn<SellerListed>[] {
  const { nameOf, districtOf } = useSellerName();
  return [
    {
      key: 'company',
      label: <Trans>Company</Trans>,
      isName: true,
      isOnPhone: true,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Monogram
            name={row.company_name ?? nameOf(row)}
            logo={row.company_logo}
            colour={ownColour(row)}
            className="size-10 shrink-0"
          />
          <span className="min-w-0 flex-1">
            <IndexName
              to={paths.adminSeller(row.id)}
              line={[districtOf(row), row.suspended_reason].filter(Boolean).join(' · ')}
            >
              {nameOf(row)}
            </IndexName>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      label: <Trans>Status</Trans>,
      isOnPhone: true,
      cell: (row) => (
        <Badge tone={SELLER_TONES[row.status] ?? 'grey'}>{row.status_label}</Badge>
      ),
    },
    {
      key: 'documents',
      label: <Trans>Verification</Trans>,
      cell: (row) => <SellerProofs row={row} />,
    },
    {
      key: 'joined',
      label: <Trans>Joined</Trans>,
      isNumber: true,
      leaves: 2,
      cell: (row) => <DayCell at={row.onboarded_at ?? row.created_at} />,
    },
  ];
}
