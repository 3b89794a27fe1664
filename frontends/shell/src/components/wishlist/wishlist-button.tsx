import { type Product } from '@haat/platform';
import { Button, IconButton, WishlistMenu, cn, useProductWishlists } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Heart } from 'lucide-react';
import { useSignInDialog } from '../sign-in-context';

/** On the product's page: the heart with its label, and the choice of a list. */
export function WishlistButton({ product }: { product: Product }) {
  const { t } = useLingui();
  const { openSignIn } = useSignInDialog();
  const wishlists = useProductWishlists(() => openSignIn({ returnsHere: true }));
  const isOn = wishlists.isWished(product.id);
  const chooser = (
    <IconButton
      label={t`Choose a wishlist`}
      className="rounded-l-none rounded-r-[10px] border border-l-0 border-line-strong bg-card"
    >
      <ChevronDown className="!size-4" aria-hidden />
    </IconButton>
  );
  return (
    <span className="flex">
      <Button
        variant="outline"
        size="sm"
        className={cn('h-11 grow', wishlists.isAuth && 'rounded-r-none')}
        aria-pressed={isOn}
        onClick={() => void wishlists.toggle(product.id)}
      >
        <Heart className={cn(isOn && 'fill-current text-rho-600')} aria-hidden />
        <Trans>Wishlist</Trans>
      </Button>
      {wishlists.isAuth ? (
        <WishlistMenu productId={product.id} wishlists={wishlists} trigger={chooser} />
      ) : null}
    </span>
  );
}
