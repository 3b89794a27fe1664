import { Link, companyName, paths, useLocalName, useLocale } from '@haat/platform';
import type { Wishlist, WishlistItem } from '@haat/platform';
import { Badge, Card, ProductPicture, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { WishlistActions } from '../hooks/use-wishlist-actions';
import { ItemMenu } from './item-menu';
import { ItemNote } from './item-note';
import { ItemPrice } from './item-price';
import { ItemQuantity } from './item-quantity';

type Props = {
  item: WishlistItem;
  list: Wishlist;
  others: Wishlist[];
  actions: WishlistActions;
};

/** An item of a wishlist; what is no longer sold stays, greyed (D40). */
export function ItemCard({ item, list, others, actions }: Props) {
  const localName = useLocalName();
  const locale = useLocale();
  const isGone = !item.is_available;
  const { seller } = item;
  return (
    <Card className="h-full p-2.5 pr-1" data-item={item.id}>
      <div className="flex items-start gap-3">
        <span
          className={cn(
            'size-[72px] shrink-0 overflow-hidden rounded-md bg-sand',
            isGone && 'opacity-50 grayscale',
          )}
        >
          <ProductPicture image={item.image} alt="" />
        </span>
        <span className="min-w-0 flex-1">
          {isGone ? (
            <b className="line-clamp-2 font-semibold text-ink-500">{localName(item)}</b>
          ) : (
            <Link
              to={paths.product(item.slug)}
              className="line-clamp-2 font-semibold leading-snug hover:text-indigo-700"
            >
              {localName(item)}
            </Link>
          )}
          {isGone ? (
            <Badge className="mt-1">
              <Trans>No longer sold</Trans>
            </Badge>
          ) : (
            <ItemPrice item={item} />
          )}
          <small className="block truncate text-[12.5px] text-ink-500">
            {companyName(seller, locale)}
          </small>
        </span>
        <ItemMenu item={item} list={list} others={others} actions={actions} />
      </div>
      <div className="mt-1 flex flex-wrap gap-x-3 pl-2">
        <ItemQuantity
          item={item}
          onSave={(quantity) => actions.edit(list, item, { quantity })}
        />
        <ItemNote item={item} onSave={(note) => actions.edit(list, item, { note })} />
      </div>
    </Card>
  );
}
