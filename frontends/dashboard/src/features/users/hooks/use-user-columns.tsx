import type { UserSeen } from '@haat/api/admin-users';
import { paths } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { DayCell } from '../../../components/lists/day-cell';
import { IndexName } from '../../../components/lists/index-name';
import type { IndexColumn } from '../../../components/lists/index-table';
import { UserStatus } from '../components/user-status';
import { useRoleLabels } from './use-role-labels';

/** A person in a row that opens the person's page. */
export function useUserColumns(): IndexColumn<UserSeen>[] {
  const roleLabel = useRoleLabels();
  return [
    {
      key: 'user',
      label: <Trans>User</Trans>,
      isName: true,
      isOnPhone: true,
      cell: (user) => (
        <IndexName to={paths.adminUser(user.id)} line={lineOf(user)}>
          {user.fname} {user.lname}
        </IndexName>
      ),
    },
    {
      key: 'roles',
      label: <Trans>Roles</Trans>,
      cell: (user) => (
        <span className="flex gap-1.5">
          {user.roles.map((role) => (
            <Badge key={role} tone={role === 'admin' ? 'indigo' : 'grey'}>
              {roleLabel(role)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'status',
      label: <Trans>Status</Trans>,
      isOnPhone: true,
      cell: (user) => <UserStatus user={user} />,
    },
    {
      key: 'joined',
      label: <Trans>Joined</Trans>,
      isNumber: true,
      leaves: 3,
      cell: (user) => <DayCell at={user.created_at} />,
    },
  ];
}

const lineOf = ({ email, suspended_reason }: UserSeen) =>
  [email, suspended_reason].filter(Boolean).join(' · ');
