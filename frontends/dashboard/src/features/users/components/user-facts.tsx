import type { UserDetail } from '@haat/api/admin-users';
import { Link, paths, useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAdminSellersQuery } from '../../../api/admin-sellers';
import { ConfirmedBadge } from '../../../components/confirmed-badge';
import { Facts } from '../../../components/review/facts';
import { useSellerName } from '../../../hooks/use-seller-name';

/** Contact details of a person, and the company that this person owns. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { date, relative } = useFormat();
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Person</Trans>
      </h2>
      <Facts
        rows={[
          {
            name: <Trans>Email address</Trans>,
            value: (
              <Confirmed
                text={user.email}
                isConfirmed={Boolean(user.email_verified_at)}
              />
            ),
          },
          {
            name: <Trans>Phone number</Trans>,
            value: user.phone_number ? (
              <Confirmed
                text={user.phone_number}
                isConfirmed={Boolean(user.phone_verified_at)}
              />
            ) : null,
          },
          { name: <Trans>Company</Trans>, value: <OwnedCompany ownerId={user.id} /> },
          { name: <Trans>Member since</Trans>, value: date(user.created_at) },
          {
            name: <Trans>Last seen</Trans>,
            value: user.last_seen_at ? relative(user.last_seen_at) : null,
          },
        ]}
      />
    </Card>
  );
}

const Confirmed = ({ text, isConfirmed }: { text: string; isConfirmed: boolean }) => (
  <span className="flex flex-wrap items-center gap-2 tabular-nums">
    {text}
    <ConfirmedBadge isConfirmed={isConfirmed} />
  </span>
);

function OwnedCompany({ ownerId }: { ownerId: string }) {
  const { nameOf } = useSellerName();
  const [company] = useAdminSellersQuery({ ownerId, page: 1 }).currentData?.data ?? [];
  if (!company) return '–';
  return (
    <Link to={paths.adminSeller(company.id)} className="text-indigo-700 underline">
      {nameOf(company)}
    </Link>
  );
}
