import { Trans } from '@lingui/react/macro';
import { deferred } from '@haat/platform';
import { Check, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '../class-names';
import { Menu } from '../overlays/menu';
import { MenuItem, MenuSeparator } from '../overlays/menu-item';
import { useListName } from './use-list-name';
import type { ProductWishlists } from './use-product-wishlists';

const ListNameDialog = deferred(async () => ({
  default: (await import('./list-name-dialog')).ListNameDialog,
}));

type Props = {
  productId: string;
  wishlists: ProductWishlists;
  trigger: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Which list a product belongs in: those that hold it are ticked. */
export function WishlistMenu({
  productId,
  wishlists,
  trigger,
  open,
  onOpenChange,
}: Props) {
  const nameOf = useListName();
  const [isNaming, setIsNaming] = useState(false);
  const holding = wishlists.listsOf(productId);
  return (
    <>
      <Menu trigger={trigger} open={open} onOpenChange={onOpenChange}>
        {wishlists.lists.map((list) => {
          const isIn = holding.includes(list);
          return (
            <MenuItem
              key={list.id}
              onSelect={() =>
                void (isIn
                  ? wishlists.takeOut(productId, [list])
                  : wishlists.put(productId, list))
              }
            >
              <Check
                className={cn('size-4 shrink-0', !isIn && 'invisible')}
                aria-hidden
              />
              <span className="max-w-56 truncate">{nameOf(list.name)}</span>
              {isIn ? (
                <span className="sr-only">
                  <Trans>(added)</Trans>
                </span>
              ) : null}
            </MenuItem>
          );
        })}
        {wishlists.lists.length > 0 ? <MenuSeparator /> : null}
        <MenuItem onSelect={() => setIsNaming(true)}>
          <Plus className="size-4" aria-hidden />
          <Trans>New list</Trans>
        </MenuItem>
      </Menu>
      {isNaming ? (
        <ListNameDialog
          title={<Trans>New list</Trans>}
          action={<Trans>Create and add</Trans>}
          onClose={() => setIsNaming(false)}
          onSave={(name) => wishlists.putIntoNew(productId, name)}
        />
      ) : null}
    </>
  );
}
