import type { SellerListed } from '@haat/api/admin-sellers';
import { Link, paths } from '@haat/platform';
import { Badge, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** What is proven of a company, and where its documents wait. */
export function SellerProofs({ row }: { row: SellerListed }) {
  const { statutory_detail_status: status, phone_verified_at: phone } = row;
  const queue = `${paths.adminVerifications}?${new URLSearchParams({ status, q: row.company_name ?? '' })}`;
  return (
    <span className="flex items-center gap-1.5">
      {row.is_seller_verified ? <VerifiedBadge /> : null}
      {phone ? null : (
        <Badge tone="premium">
          <Trans>Number not confirmed</Trans>
        </Badge>
      )}
      {status === 'not_submitted' ? (
        <Badge>
          <Trans>No documents</Trans>
        </Badge>
      ) : row.is_seller_verified ? null : (
        <Link
          to={queue}
          className="relative z-10 inline-flex min-h-11 items-center font-semibold text-indigo-700 underline"
        >
          <Trans>See documents</Trans>
        </Link>
      )}
    </span>
  );
}
