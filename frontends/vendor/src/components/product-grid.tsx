import { Link, paths, statusOf, type ProductCardData } from '@haat/platform';
import {
  Button,
  EmptyState,
  ErrorPanel,
  ProductCard,
  ProductCardSkeleton,
  WishlistHeart,
} from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4';
const WAITING = [1, 2, 3, 4, 5, 6, 7, 8];

type Props = {
  products: ProductCardData[] | undefined;
  error?: unknown;
  onRetry?: () => void;
  columns?: 4 | 5;
  empty?: ReactNode;
};

export const NoProducts = () => (
  <EmptyState
    title={<Trans>No products here yet</Trans>}
    text={<Trans>Contact the supplier: they may have what you need.</Trans>}
    action={
      <Button asChild variant="soft">
        <Link to={paths.search()}>
          <Trans>Search all of Haat</Trans>
        </Link>
      </Button>
    }
  />
);

const HeartedCard = ({ product }: { product: ProductCardData }) => (
  <ProductCard product={product} heart={<WishlistHeart product={product} />} />
);

/** A grid with its waiting, failed and empty faces. */
export function ProductGrid({ products, error, onRetry, columns = 4, empty }: Props) {
  const grid = `${GRID} ${columns === 5 ? 'xl:grid-cols-5' : 'xl:grid-cols-4'}`;
  // The owner's preview: to the catalogue the firm is not there yet.
  if (statusOf(error) === 404) return empty ?? <NoProducts />;
  if (error && !products) return <ErrorPanel error={error} onRetry={onRetry} />;
  if (!products) {
    return (
      <div className={grid} aria-busy>
        {WAITING.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    );
  }
  if (products.length === 0) return empty ?? <NoProducts />;
  return (
    <div className={grid}>
      {products.map((product) => (
        <HeartedCard key={product.id} product={product} />
      ))}
    </div>
  );
}
