import type { UserSeen } from '@haat/api/admin-users';
import { Link, paths, useFormat } from '@haat/platform';
import { Badge } from '@haat/ui';
import { useRoleLabels } from '../hooks/use-role-labels';
import { UserStatus } from './user-status';

/** A person: a row of the table on wide screens, a card on phones; all of it opens. */
export function UserRow({ user }: { user: UserSeen }) {
  const { date } = useFormat();
  const roleLabel = useRoleLabels();
  return (
    <tr className="relative border-b focus-within:bg-indigo-50 hover:bg-paper border-line last:border-0 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:p-4 lg:[&>td]:px-4 lg:[&>td]:py-3">
      <td className="min-w-0">
        <Link
          to={paths.adminUser(user.id)}
          className="block font-semibold after:absolute after:inset-0"
        >
          {user.fname} {user.lname}
        </Link>
        <small className="block text-sm text-ink-500 [overflow-wrap:anywhere]">
          {user.email}
        </small>
      </td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          {user.roles.map((role) => (
            <Badge key={role} tone={role === 'admin' ? 'indigo' : 'grey'}>
              {roleLabel(role)}
            </Badge>
          ))}
        </span>
      </td>
      <td className="whitespace-nowrap text-ink-700 tabular-nums max-lg:text-right max-lg:text-sm max-lg:text-ink-500">
        {date(user.created_at)}
      </td>
      <td className="max-lg:col-span-2">
        <UserStatus user={user} />
      </td>
    </tr>
  );
}
