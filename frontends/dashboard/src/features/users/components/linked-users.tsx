import type { LinkedUser } from '@haat/api/admin-users';
import { paths, useFormat } from '@haat/platform';
import { Badge, Card } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkedRow } from '../../../components/review/linked-row';

const FACTS = {
  phone: msg`Same phone number`,
  device: msg`Same network and browser`,
};
const FIRST = 5;

/** Other accounts that share a phone number or a device; the first five open. */
export function LinkedUsers({ users }: { users: LinkedUser[] }) {
  const { number } = useFormat();
  if (users.length === 0) return null;
  const others = users.slice(FIRST);
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Shares details with</Trans>
      </h2>
      <UserList users={users.slice(0, FIRST)} />
      {others.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-indigo-700">
            <Trans>{number(others.length)} more</Trans>
          </summary>
          <UserList users={others} />
        </details>
      ) : null}
    </Card>
  );
}

function UserList({ users }: { users: LinkedUser[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-1">
      {users.map((user) => (
        <LinkedRow
          key={user.id}
          to={paths.adminUser(user.id)}
          name={`${user.fname} ${user.lname}`}
        >
          {user.facts.map((fact) => (
            <Badge key={fact} tone={fact === 'phone' ? 'red' : 'grey'}>
              {i18n._(FACTS[fact])}
            </Badge>
          ))}
          {user.suspended_at ? (
            <Badge tone="red">
              <Trans>Suspended</Trans>
            </Badge>
          ) : null}
        </LinkedRow>
      ))}
    </ul>
  );
}
