import { useLocalName, type Named } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../class-names';
import { usePress } from './use-press';
import { WishMenu } from './wish-menu';
import { useWish } from './use-wish';

export type WishHeartProps = {
  product: Named & { id: string };
  /** Asks a guest to sign in; without it the page for that opens. */
  askSignIn?: () => void;
  className?: string;
};

/** A press wishes in the default list; held, right-clicked or by arrow down it asks which. */
export function WishHeart({ product, askSignIn, className }: WishHeartProps) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const wish = useWish(askSignIn);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = wish.isWished(product.id);
  const open = (isOpening: boolean) =>
    isOpening && !wish.isAuth ? wish.signIn() : setIsOpen(isOpening);
  const press = usePress({
    onPress: () => void wish.toggle(product.id),
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
      <span className="grid size-9 place-items-center rounded-full bg-white/92 shadow-e1">
        <Heart className={cn('size-5', isOn && 'fill-current')} aria-hidden />
      </span>
    </button>
  );
  return (
    <WishMenu
      productId={product.id}
      wish={wish}
      trigger={heart}
      open={isOpen}
      onOpenChange={open}
    />
  );
}
