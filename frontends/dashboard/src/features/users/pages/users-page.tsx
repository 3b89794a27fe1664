import { pluralForm, useFormat } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useAdminUsersQuery } from '../../../api/admin-users';
import { DashboardPage } from '../../../components/dashboard-page';
import { DownloadButton } from '../../../components/download-button';
import { BarFilters } from '../../../components/lists/bar-filters';
import { IndexList } from '../../../components/lists/index-list';
import { JoinedFilter } from '../../../components/lists/joined-filter';
import { queryString } from '../../../components/lists/use-list-query';
import { RoleTabs } from '../components/role-tabs';
import { useUserColumns } from '../hooks/use-user-columns';
import { useUserFilters } from '../hooks/use-user-filters';

/** /admin/users: every account; a row opens the page of the person. */
export function UsersPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, filters } = useUserFilters();
  const answer = useAdminUsersQuery({ page, ...filters });
  const total = answer.currentData?.meta.total;
  const count = number(total ?? 0);
  const file = {
    url: `/admin/users/export.csv?${queryString(filters)}`,
    name: 'users.csv',
  };
  const status = {
    name: 'status',
    label: t`Status`,
    options: [
      { value: '', label: t`Any status` },
      { value: 'active', label: t`Active` },
      { value: 'unverified', label: t`Email not confirmed` },
      { value: 'suspended', label: t`Suspended` },
    ],
  };
  return (
    <DashboardPage
      title={<Trans>Users</Trans>}
      lead={
        total === undefined ? null : (
          <Select
            value={pluralForm(total)}
            _one={`${count} account`}
            other={`${count} accounts`}
          />
        )
      }
      actions={<DownloadButton file={file} />}
      className="max-w-[1320px]"
    >
      <IndexList
        name="admin.users"
        views={<RoleTabs role={filters.role} />}
        searchLabel={t`Name, email or phone`}
        filters={
          <BarFilters filters={[status]}>
            <JoinedFilter />
          </BarFilters>
        }
        sorts={[
          { value: '', label: t`Newest first` },
          { value: 'oldest', label: t`Oldest first` },
          { value: 'name', label: t`Name` },
          { value: 'last_seen', label: t`Last seen` },
        ]}
        columns={useUserColumns()}
        query={answer}
        empty={<EmptyState title={<Trans>No users found</Trans>} />}
      />
    </DashboardPage>
  );
}
