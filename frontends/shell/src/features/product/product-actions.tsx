import { useLocalName, type Product } from '@haat/platform';
import { Button, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, Share2 } from 'lucide-react';
import { useWish } from '../wishlist/use-wish';
import { useCountContactMutation } from './supplier-api';

export function ProductActions({ product }: { product: Product }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { isWished, toggle } = useWish();
  const [count] = useCountContactMutation();
  const isOn = isWished(product.id);

  async function share() {
    if (!navigator.share) return alert(t`Your browser does not support Web Share API!`);
    try {
      await navigator.share({ title: localName(product), url: location.href });
      void count({ slug: product.seller.slug, type: 'share' });
    } catch {
      // Closing the share sheet is no failure.
    }
  }

  return (
    <div className="mt-4 flex gap-2">
      <Button
        variant="outline"
        className="h-11"
        size="sm"
        aria-pressed={isOn}
        onClick={() => void toggle(product.id)}
      >
        <Heart className={cn(isOn && 'fill-current text-rho-600')} aria-hidden />
        <Trans>Wishlist</Trans>
      </Button>
      <Button variant="outline" className="h-11" size="sm" onClick={() => void share()}>
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </Button>
    </div>
  );
}
