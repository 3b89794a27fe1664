import { Link, paths, useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useAdminUserQuery } from '../../api/admin-users';

/** Name of a user, with a link to the page of that person. */
export function StaffName({ id }: { id: string }) {
  const isMe = useSession().user?.id === id;
  const { data } = useAdminUserQuery(id, { skip: isMe });
  if (isMe) return <Trans>You</Trans>;
  if (!data) return <Trans>Someone</Trans>;
  return (
    <Link to={paths.adminUser(id)} className="font-medium text-indigo-700 underline">
      {data.fname} {data.lname}
    </Link>
  );
}
