import type { UserDetail } from '@haat/api/admin-users';
import { paths, useParams, useTitleSubject } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { usePartyDealsQuery } from '../../../api/dashboard';
import { useAdminUserQuery } from '../../../api/admin-users';
import { NotFoundState } from '../../../components/not-found-state';
import { PartyFigures } from '../../../components/review/party-figures';
import { ReviewPage } from '../../../components/review/review-page';
import { LinkedUsers } from '../components/linked-users';
import { SessionList } from '../components/session-list';
import { UserFacts } from '../components/user-facts';
import { UserHead } from '../components/user-head';
import { UserTimeline } from '../components/user-timeline';

/** /admin/users/{id}: one person with devices, figures and history. */
export function UserPage() {
  const { id = '' } = useParams();
  const answer = useAdminUserQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ReviewPage query={answer} missing={<Missing />}>
      {(user) => <Person key={id} user={user} />}
    </ReviewPage>
  );
}

function Person({ user }: { user: UserDetail }) {
  useTitleSubject(`${user.fname} ${user.lname}`);
  const { data: deals } = usePartyDealsQuery(
    { userId: user.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <UserHead user={user} />
      <PartyFigures figures={deals?.figures} side="buyer" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <UserTimeline user={user} events={deals?.events ?? []} />
        <div className="grid gap-5 max-lg:row-start-1">
          <UserFacts user={user} />
          <LinkedUsers users={user.linked} />
          <SessionList sessions={user.sessions} />
        </div>
      </div>
    </>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Person not found</Trans>}
    to={paths.adminUsers}
    linkText={<Trans>All users</Trans>}
  />
);
