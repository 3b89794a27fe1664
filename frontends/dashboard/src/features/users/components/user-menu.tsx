import type { UserSeen } from '@haat/api/admin-users';
import { useSession } from '@haat/platform';
import { IconButton, Menu, MenuItem } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { UserStatusDialog } from './user-status-dialog';

/** Suspend or restore, with a reason; nobody suspends the own account. */
export function UserMenu({ user }: { user: UserSeen }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const isMe = useSession().user?.id === user.id;
  if (isMe) return null;
  const isSuspended = Boolean(user.suspended_at);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`More actions`} className="border border-line-strong">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem isDanger={!isSuspended} onSelect={() => setIsOpen(true)}>
          {isSuspended ? <Trans>Restore</Trans> : <Trans>Suspend</Trans>}
        </MenuItem>
      </Menu>
      <UserStatusDialog user={user} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
