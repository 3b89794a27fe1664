import type { UserSeen } from '@haat/api/admin-users';
import { Trans } from '@lingui/react/macro';
import { ListTable, type ListHead } from '../../../components/lists/list-table';
import { UserRow } from './user-row';

const HEADS: ListHead[] = [
  { key: 'user', label: <Trans>User</Trans> },
  { key: 'roles', label: <Trans>Roles</Trans> },
  { key: 'since', label: <Trans>Joined</Trans> },
  { key: 'status', label: <Trans>Status</Trans> },
];

export const UserTable = ({ users }: { users: UserSeen[] }) => (
  <ListTable heads={HEADS}>
    {users.map((user) => (
      <UserRow key={user.id} user={user} />
    ))}
  </ListTable>
);
