import type { SellerSeen } from '@haat/api/admin-sellers';
import { Dialog, IconButton, Menu, MenuItem } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import {
  useSellerActionLabels,
  type SellerAction,
} from '../hooks/use-seller-action-labels';
import { useSellerName } from '../../../hooks/use-seller-name';
import { SellerActionForm } from './seller-action-form';

const ACTIONS: [status: string, action: SellerAction][] = [
  ['active', 'reinstate'],
  ['suspended', 'suspend'],
];

/** What the API allows with a company now; to suspend is last, and needs a reason. */
export function SellerMenu({ seller }: { seller: SellerSeen }) {
  const { t } = useLingui();
  const [action, setAction] = useState<SellerAction | null>(null);
  const allowed = ACTIONS.filter(([to]) => seller.allowed_statuses.includes(to));
  if (allowed.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`More actions`} className="border border-line-strong">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {allowed.map(([, name]) => (
          <ActionItem key={name} action={name} onSelect={() => setAction(name)} />
        ))}
      </Menu>
      {action ? (
        <ActionDialog seller={seller} action={action} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}

type ItemProps = { action: SellerAction; onSelect: () => void };

function ActionItem({ action, onSelect }: ItemProps) {
  const { button } = useSellerActionLabels(action);
  return (
    <MenuItem isDanger={action === 'suspend'} onSelect={onSelect}>
      {button}
    </MenuItem>
  );
}

type DialogProps = { seller: SellerSeen; action: SellerAction; onClose: () => void };

function ActionDialog({ seller, action, onClose }: DialogProps) {
  const name = useSellerName().nameOf(seller);
  const { means } = useSellerActionLabels(action);
  return (
    <Dialog
      open
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      title={
        action === 'suspend' ? (
          <Trans>Suspend {name}?</Trans>
        ) : (
          <Trans>Reinstate {name}?</Trans>
        )
      }
      description={means}
    >
      <SellerActionForm row={seller} action={action} onClose={onClose} />
    </Dialog>
  );
}
