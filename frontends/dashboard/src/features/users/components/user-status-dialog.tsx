import type { UserSeen } from '@haat/api/admin-users';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { UserStatusForm } from './user-status-form';

/** Suspend who is here, restore who was suspended. */
export function UserStatusDialog({ user }: { user: UserSeen }) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `${user.fname} ${user.lname}`;
  const isSuspended = Boolean(user.suspended_at);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline">
          {isSuspended ? <Trans>Restore</Trans> : <Trans>Suspend</Trans>}
        </Button>
      }
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
        onClose={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
