import { useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../hooks/use-shop';
import { ShopResults } from '../components/shop-results';

/** The shop's products for the query in the address. */
export default function ShopSearchPage() {
  const { slug } = useShop();
  const [params] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  if (!q) {
    return (
      <EmptyState
        heading="h1"
        title={<Trans>What are you looking for?</Trans>}
        text={<Trans>Type a word above to search this shop.</Trans>}
      />
    );
  }
  return <ShopResults slug={slug} title={<Trans>Results for “{q}”</Trans>} />;
}
