import { useFormat, useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAdminUsersQuery } from '../../../api/admin-users';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { UserSearch } from '../components/user-search';
import { UserTable } from '../components/user-table';

/** /admin/users: who is here, and who may stay. */
export function UsersPage() {
  const [params] = useSearchParams();
  const { number } = useFormat();
  const page = Number(params.get('page')) || 1;
  const q = params.get('q') ?? '';
  const answer = useAdminUsersQuery({ page, ...(q ? { q } : {}) });
  const total = answer.currentData?.meta.total;
  return (
    <DashboardPage
      title={<Trans>Users</Trans>}
      lead={total === undefined ? null : <Trans>{number(total)} accounts</Trans>}
    >
      <UserSearch />
      <PagedList
        query={answer}
        empty={
          <EmptyState
            title={<Trans>No users found</Trans>}
            text={<Trans>Try another part of the name, email or number.</Trans>}
          />
        }
      >
        {(users) => <UserTable users={users} />}
      </PagedList>
    </DashboardPage>
  );
}
