import { Link, paths, useLocalName, type Product } from '@haat/platform';
import { Button, IconButton, ProductPicture } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send, X } from 'lucide-react';
import { WishlistHeart } from '../../../components/wishlist/wishlist-heart';

type Props = { product: Product; onRemove: () => void };

/** The top of a product's column. */
export function CompareHead({ product, onRemove }: Props) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  return (
    <th scope="col" className="relative p-3 text-left align-top font-normal">
      <IconButton
        label={t`Remove from comparing: ${name}`}
        onClick={onRemove}
        className="absolute right-1 top-1 z-[1] bg-white/92"
      >
        <X aria-hidden />
      </IconButton>
      <WishlistHeart product={product} className="absolute left-4 top-4 z-[1]" />
      <span className="block aspect-square max-w-44 overflow-hidden rounded-[14px] bg-sand">
        <ProductPicture image={product.image} alt="" />
      </span>
      <Link
        to={paths.product(product.slug)}
        className="mt-2 block min-h-[4.2em] text-[14.5px] font-semibold leading-snug hover:text-indigo-700"
      >
        {name}
      </Link>
      <Button asChild size="sm" className="mt-2 h-11 w-full max-w-44">
        <Link to={`${paths.product(product.slug)}#ask`}>
          <Send className="hidden lg:block" aria-hidden />
          <Trans>Contact</Trans>
        </Link>
      </Button>
    </th>
  );
}
