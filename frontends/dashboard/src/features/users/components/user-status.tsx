import type { UserSeen } from '@haat/api/admin-users';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** Whether the account is active, unconfirmed or suspended, and why. */
export function UserStatus({ user }: { user: UserSeen }) {
  if (user.suspended_at) {
    return (
      <Badge tone="red">
        <Trans>Suspended</Trans>
      </Badge>
    );
  }
  return user.email_verified_at ? (
    <Badge tone="green">
      <Trans>Active</Trans>
    </Badge>
  ) : (
    <Badge tone="premium">
      <Trans>Email not confirmed</Trans>
    </Badge>
  );
}
