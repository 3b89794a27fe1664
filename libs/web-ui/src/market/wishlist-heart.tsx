import { useLocalName, type Named } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../class-names';
import { usePress } from './use-press';
import { WishlistMenu } from './wishlist-menu';
import { useProductWishlists } from './use-product-wishlists';

export type WishlistHeartProps = {
  product: Named & { id: string };
  /** Opens sign-in for a guest; without it the page for that opens. */
  openSignIn?: () => void;
  className?: string;
};

/** A press adds to the default list; a long press, right click or arrow down opens the choice. */
export function WishlistHeart({ product, openSignIn, className }: WishlistHeartProps) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const wishlists = useProductWishlists(openSignIn);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = wishlists.isWished(product.id);
  const open = (isOpening: boolean) =>
    isOpening && !wishlists.isAuth ? wishlists.signIn() : setIsOpen(isOpening);
  const press = usePress({
    onPress: () => void wishlists.toggle(product.id),
    onLongPress: () => open(true),
  });
  const heart = (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t`Wishlist: ${name}`}
      title={t`Press and hold to choose a list`}
      {...press}
      className={cn(
        'grid size-11 touch-manipulation select-none place-items-center rounded-full [-webkit-touch-callout:none]',
        isOn ? 'text-rho-600' : 'text-ink-700',
        className,
      )}
    >
      <span className="grid size-9 place-items-center rounded-full bg-card/92 shadow-e1">
        <Heart className={cn('size-5', isOn && 'fill-current')} aria-hidden />
      </span>
    </button>
  );
  return (
    <WishlistMenu
      productId={product.id}
      wishlists={wishlists}
      trigger={heart}
      open={isOpen}
      onOpenChange={open}
    />
  );
}
