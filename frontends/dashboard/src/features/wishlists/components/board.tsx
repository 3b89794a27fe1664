import { pluralForm, useFormat, type Wishlist } from '@haat/platform';
import { Card, useListName } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import type { WishlistActions } from '../hooks/use-wishlist-actions';
import { BoardActions } from './board-actions';
import { ItemCard } from './item-card';

type Props = { list: Wishlist; lists: Wishlist[]; actions: WishlistActions };

/** One list with its products. */
export function Board({ list, lists, actions }: Props) {
  const nameOf = useListName();
  const { number } = useFormat();
  const items = list.products.data;
  const count = number(items.length);
  const others = lists.filter(({ id }) => id !== list.id);
  return (
    <Card className="p-4 lg:p-5" data-wishlist={list.id}>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h2 className="truncate text-lg leading-snug">{nameOf(list.name)}</h2>
          <p className="text-sm text-ink-500">
            <Select
              value={pluralForm(items.length)}
              _one={`${count} product`}
              other={`${count} products`}
            />
            {list.share_token ? (
              <>
                {' · '}
                <Trans>Shared by link</Trans>
              </>
            ) : null}
          </p>
        </div>
        <BoardActions list={list} actions={actions} />
      </div>
      {items.length === 0 ? (
        <p className="rounded-md bg-paper px-4 py-6 text-center text-ink-500">
          <Trans>Nothing in this list yet.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-2.5 md:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              <ItemCard item={item} list={list} others={others} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
