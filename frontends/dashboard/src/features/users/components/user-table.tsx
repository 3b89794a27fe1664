import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { AdminUser } from '../../../api/admin-users';
import { UserRow } from './user-row';

export const UserTable = ({ users }: { users: AdminUser[] }) => (
  <Card className="overflow-hidden">
    <table className="w-full text-left text-[14px] max-lg:block">
      <thead className="border-b border-line bg-paper text-sm text-ink-500 max-lg:sr-only [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold">
        <tr>
          <th scope="col">
            <Trans>User</Trans>
          </th>
          <th scope="col">
            <Trans>Roles</Trans>
          </th>
          <th scope="col">
            <Trans>Since</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <span className="sr-only">
              <Trans>Suspend or restore</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  </Card>
);
