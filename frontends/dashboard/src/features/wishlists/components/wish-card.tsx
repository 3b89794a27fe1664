import { Link, paths, useFormat, useLocalName, type WishlistItem } from '@haat/platform';
import { Badge, Card, IconButton, ProductPicture, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';

type Props = { item: WishlistItem; onTakeOut: () => void };

/** A wished product; what is no longer sold stays, greyed (D40). */
export function WishCard({ item, onTakeOut }: Props) {
  const { t } = useLingui();
  const name = useLocalName()(item);
  const isGone = item.is_available === false;
  return (
    <Card className="relative flex items-center gap-3 p-2.5 pr-1">
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
          <b className="line-clamp-2 font-semibold text-ink-500">{name}</b>
        ) : (
          <Link
            to={paths.product(item.slug)}
            className="line-clamp-2 font-semibold leading-snug hover:text-indigo-700"
          >
            {name}
          </Link>
        )}
        {isGone ? (
          <Badge className="mt-1">
            <Trans>No longer sold</Trans>
          </Badge>
        ) : (
          <Price item={item} />
        )}
        <small className="block truncate text-[12.5px] text-ink-500">
          {item.seller?.company_name}
        </small>
      </span>
      <IconButton label={t`Remove ${name}`} onClick={onTakeOut}>
        <X aria-hidden />
      </IconButton>
    </Card>
  );
}

function Price({ item }: { item: WishlistItem }) {
  const { money } = useFormat();
  return (
    <span className="block font-bold tabular-nums">
      {item.price ? money(item.price) : <Trans>Ask for price</Trans>}
    </span>
  );
}
