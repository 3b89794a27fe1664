import type { UserSeen } from '@haat/api/admin-users';
import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { UserStatusForm } from './user-status-form';

type Props = {
  user: UserSeen;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Suspends an account, or restores a suspended one. */
export function UserStatusDialog({ user, isOpen, onOpenChange }: Props) {
  const name = `${user.fname} ${user.lname}`;
  const isSuspended = Boolean(user.suspended_at);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={
        isSuspended ? <Trans>Restore {name}?</Trans> : <Trans>Suspend {name}?</Trans>
      }
      description={
        isSuspended ? (
          <Trans>
            The user can sign in again, their shop is visible again, and paused items
            continue.
          </Trans>
        ) : (
          <Trans>
            All devices are signed out and the shop is hidden from search. Open enquiries,
            requirements and quotes are paused; nothing is cancelled.
          </Trans>
        )
      }
    >
      <UserStatusForm
        user={user}
        action={isSuspended ? 'restore' : 'suspend'}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
