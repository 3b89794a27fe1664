import { useFormat } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminUsersQuery } from '../../../api/admin-users';
import { DashboardPage } from '../../../components/dashboard-page';
import { DownloadButton } from '../../../components/download-button';
import { AddressSelect } from '../../../components/lists/address-select';
import { JoinedFilter } from '../../../components/lists/joined-filter';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { queryString } from '../../../components/lists/use-list-query';
import { UserTable } from '../components/user-table';
import { useUserFilters } from '../hooks/use-user-filters';

/** /admin/users: every account; a row opens the page of the person. */
export function UsersPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, filters } = useUserFilters();
  const answer = useAdminUsersQuery({ page, ...filters });
  const total = answer.currentData?.meta.total;
  const file = {
    url: `/admin/users/export.csv?${queryString(filters)}`,
    name: 'users.csv',
  };
  return (
    <DashboardPage
      title={<Trans>Users</Trans>}
      lead={total === undefined ? null : <Trans>{number(total)} accounts</Trans>}
      actions={<DownloadButton file={file} />}
    >
      <div className="mb-4 flex flex-wrap items-start gap-3">
        <SearchForm label={t`Name, email or phone`} />
        <AddressSelect
          name="role"
          label={t`Role`}
          options={[
            { value: '', label: t`All roles` },
            { value: 'buyer', label: t`Buyers` },
            { value: 'seller', label: t`Sellers` },
            { value: 'admin', label: t`Administrators` },
          ]}
        />
        <AddressSelect
          name="status"
          label={t`Status`}
          options={[
            { value: '', label: t`Any status` },
            { value: 'active', label: t`Active` },
            { value: 'unverified', label: t`Email not confirmed` },
            { value: 'suspended', label: t`Suspended` },
          ]}
        />
        <JoinedFilter />
        <AddressSelect
          name="sort"
          label={t`Sort`}
          options={[
            { value: '', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
            { value: 'name', label: t`Name` },
            { value: 'last_seen', label: t`Last seen` },
          ]}
        />
      </div>
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
