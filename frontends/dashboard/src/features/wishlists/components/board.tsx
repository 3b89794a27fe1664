import type { Wishlist } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { WishlistActions } from '../use-wishlist-actions';
import { WishCard } from './wish-card';

type Props = { list: Wishlist; actions: WishlistActions };

/** One list with its products. */
export function Board({ list, actions }: Props) {
  const items = list.products.data;
  return (
    <Card className="p-4 lg:p-5">
      <div className="mb-3.5 flex items-center gap-3">
        <div className="min-w-0">
          <h2 className="truncate text-lg leading-snug">{list.name}</h2>
          <p className="text-sm text-ink-500">
            <Plural value={items.length} one="# product" other="# products" />
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto h-11"
          onClick={() => void actions.deleteList(list)}
        >
          <Trash2 aria-hidden />
          <Trans>Delete list</Trans>
        </Button>
      </div>
      {items.length === 0 ? (
        <p className="rounded-md bg-paper px-4 py-6 text-center text-ink-500">
          <Trans>Nothing in this list yet.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <li key={item.id}>
              <WishCard item={item} onTakeOut={() => void actions.takeOut(list, item)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
