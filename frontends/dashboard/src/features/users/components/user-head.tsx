import type { UserDetail } from '@haat/api/admin-users';
import { paths } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BackToQueue } from '../../../components/review/back-to-queue';
import { useRoleLabels } from '../hooks/use-role-labels';
import { UserMenu } from './user-menu';
import { UserStatus } from './user-status';

/** The person, roles and status, and what an administrator does with the account. */
export function UserHead({ user }: { user: UserDetail }) {
  const roleLabel = useRoleLabels();
  return (
    <div className="mb-5">
      <BackToQueue to={paths.adminUsers}>
        <Trans>All users</Trans>
      </BackToQueue>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl leading-snug [overflow-wrap:anywhere]">
            {user.fname} {user.lname}
          </h1>
          <div className="mt-1 flex flex-wrap items-center gap-2">
            {user.roles.map((role) => (
              <Badge key={role} tone={role === 'admin' ? 'indigo' : 'grey'}>
                {roleLabel(role)}
              </Badge>
            ))}
            <UserStatus user={user} />
          </div>
          {user.suspended_reason ? (
            <p className="mt-1 text-sm text-ink-500">{user.suspended_reason}</p>
          ) : null}
        </div>
        <UserMenu user={user} />
      </div>
    </div>
  );
}
