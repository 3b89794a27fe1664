import type { SellerListed } from '@haat/api/admin-sellers';
import { Button, Dialog } from '@haat/ui';
import { useState } from 'react';
import {
  useSellerActionLabels,
  type SellerAction,
} from '../hooks/use-seller-action-labels';
import { useSellerName } from '../../../hooks/use-seller-name';
import { SellerActionForm } from './seller-action-form';

type Props = { row: SellerListed; action: SellerAction };

export function SellerActionDialog({ row, action }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { nameOf } = useSellerName();
  const { button, means } = useSellerActionLabels(action);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="outline">{button}</Button>}
      title={`${button}: ${nameOf(row)}`}
      description={means}
    >
      <SellerActionForm row={row} action={action} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}
