import { useFormat, useSearchParams } from '@haat/platform';
import { EmptyState, ErrorPanel, Pagination, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAdminUsersQuery } from '../../../api/admin-users';
import { DeskPage } from '../../desk/page';
import { UserSearch } from '../components/user-search';
import { UserTable } from '../components/user-table';

const ROWS = [1, 2, 3, 4, 5, 6];

/** /admin/users: who is here, and who may stay. */
export function UsersPage() {
  const [params] = useSearchParams();
  const { number } = useFormat();
  const page = Number(params.get('page')) || 1;
  const q = params.get('q') ?? '';
  const { currentData, error, refetch } = useAdminUsersQuery({
    page,
    ...(q ? { q } : {}),
  });
  const rows = currentData?.data;
  const hrefOf = (n: number) =>
    `?${new URLSearchParams({ ...(q ? { q } : {}), page: String(n) })}`;
  const total = currentData?.meta.total;
  return (
    <DeskPage
      title={<Trans>Users</Trans>}
      lead={total === undefined ? null : <Trans>{number(total)} accounts</Trans>}
    >
      <UserSearch />
      {error && !rows ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className="grid gap-2">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-[68px] rounded-md" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          title={<Trans>Nobody found</Trans>}
          text={<Trans>Try another part of the name, e-mail or number.</Trans>}
        />
      ) : (
        <div className="grid gap-5">
          <UserTable users={rows} />
          <Pagination page={page} lastPage={currentData.meta.last_page} hrefOf={hrefOf} />
        </div>
      )}
    </DeskPage>
  );
}
