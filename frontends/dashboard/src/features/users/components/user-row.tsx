import type { UserSeen } from '@haat/api/admin-users';
import { useFormat, useSession } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRoleLabels } from '../hooks/use-role-labels';
import { UserStatusDialog } from './user-status-dialog';

/** A person: a row of the table on wide screens, a card on phones. */
export function UserRow({ user }: { user: UserSeen }) {
  const { date } = useFormat();
  const roleLabel = useRoleLabels();
  const isMe = useSession().user?.id === user.id;
  return (
    <tr className="border-b border-line last:border-0 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:p-4 lg:[&>td]:px-4 lg:[&>td]:py-3">
      <td className="min-w-0">
        <b className="block font-semibold">
          {user.fname} {user.lname}
        </b>
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
        <Status user={user} />
      </td>
      <td className="text-right max-lg:col-start-2 max-lg:row-start-1 max-lg:self-start">
        {isMe ? null : <UserStatusDialog user={user} />}
      </td>
    </tr>
  );
}

function Status({ user }: { user: UserSeen }) {
  if (user.suspended_at) {
    return (
      <>
        <Badge tone="red">
          <Trans>Suspended</Trans>
        </Badge>
        {user.suspended_reason ? (
          <small className="mt-1 block max-w-[260px] text-sm text-ink-500">
            {user.suspended_reason}
          </small>
        ) : null}
      </>
    );
  }
  return user.email_verified_at ? (
    <Badge tone="green">
      <Trans>Active</Trans>
    </Badge>
  ) : (
    <Badge tone="premium">
      <Trans>Email not confirmed</Trans>
    </Badge>
  );
}
