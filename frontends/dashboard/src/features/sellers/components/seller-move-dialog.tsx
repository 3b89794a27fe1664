import type { SellerListed } from '@haat/api/admin-sellers';
import { Button, Dialog } from '@haat/ui';
import { useState } from 'react';
import { useMoveWords, type SellerMove } from '../use-move-words';
import { useSellerName } from '../use-seller-name';
import { SellerMoveForm } from './seller-move-form';

type Props = { row: SellerListed; move: SellerMove };

export function SellerMoveDialog({ row, move }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { nameOf } = useSellerName();
  const { button, means } = useMoveWords(move);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="outline">{button}</Button>}
      title={`${button}: ${nameOf(row)}`}
      description={means}
    >
      <SellerMoveForm row={row} move={move} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}
