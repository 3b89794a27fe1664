import { useLocalName, type Product } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { CompareButton } from '../../../components/compare/compare-button';
import { WishlistButton } from '../../../components/wishlist/wishlist-button';
import { ReportProduct } from './report-product';
import { useCounting } from '../../../hooks/use-counting';

export function ProductActions({ product }: { product: Product }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const count = useCounting();

  async function share() {
    if (!navigator.share) {
      alert(t`Your browser does not support Web Share API!`);
      return;
    }
    try {
      await navigator.share({ title: localName(product), url: location.href });
      count.contact(product.seller.slug, 'share');
    } catch {
      // Closing the share sheet is no failure.
    }
  }

  return (
    <div className="mt-4 grid grid-cols-2 gap-1.5 lg:flex lg:flex-wrap print:hidden">
      <WishlistButton product={product} />
      <Button variant="outline" className="h-11" size="sm" onClick={() => void share()}>
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </Button>
      <CompareButton product={product} />
      <ReportProduct product={product} />
    </div>
  );
}
