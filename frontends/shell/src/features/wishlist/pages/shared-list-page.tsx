import { useUnitLabel } from '@haat/enquiry';
import {
  Link,
  paths,
  pluralForm,
  statusOf,
  useDocumentHead,
  useFormat,
  useParams,
} from '@haat/platform';
import {
  Button,
  Container,
  EmptyState,
  ErrorPanel,
  ProductCard,
  ProductCardSkeleton,
  useListName,
} from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { NotFoundPage } from '../../../components/not-found-page';
import { SharedQuantity } from '../components/shared-quantity';
import {
  useShowSharedWishlistQuery,
  type SharedItem,
  type SharedWishlist,
} from '../shared-wishlist-api';
import { WishlistHeart } from '../../../components/wishlist/wishlist-heart';

const GRID = 'mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-[18px]';

/** A list somebody shared: for everybody who has the link, and for no search engine. */
export function SharedListPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useShowSharedWishlistQuery(token);
  const nameOf = useListName();
  useDocumentHead(data ? { title: nameOf(data.name), isHidden: true } : null);
  if (statusOf(error) === 404) return <NotFoundPage />;
  return (
    <Container className="pt-5">
      {error && !data ? (
        <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Shared list={data} />
      ) : (
        <div className={GRID} aria-busy>
          {[1, 2, 3, 4].map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </div>
      )}
    </Container>
  );
}

export default SharedListPage;

function Shared({ list }: { list: SharedWishlist }) {
  const { number } = useFormat();
  const nameOf = useListName();
  const items = list.products.data;
  const count = number(items.length);
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">{nameOf(list.name)}</h1>
      <p className="mt-1 text-ink-500">
        <Trans>A shared wishlist</Trans>
        {' · '}
        <Select
          value={pluralForm(items.length)}
          _one={`${count} product`}
          other={`${count} products`}
        />
      </p>
      {items.length === 0 ? (
        <EmptyState
          title={<Trans>Nothing in this list yet.</Trans>}
          action={
            <Button asChild size="sm">
              <Link to={paths.search()}>
                <Trans>Find products</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          <h2 className="sr-only">
            <Trans>Products</Trans>
          </h2>
          <ul className={GRID}>
            {items.map((item) => (
              <li key={item.id}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A list knows no minimum order. */
const cardOf = (item: SharedItem, unit: string) =>
  item.seller ? { ...item, seller: item.seller, moq: null, unit } : undefined;

function Item({ item }: { item: SharedItem }) {
  const unit = useUnitLabel()({ unit: item.unit ?? null }, 1);
  const card = cardOf(item, unit);
  if (!card) return null;
  return (
    <div className={item.is_available ? undefined : 'opacity-60 grayscale'}>
      <ProductCard
        product={card}
        tag={<SharedQuantity item={item} />}
        heart={item.is_available ? <WishlistHeart product={card} /> : undefined}
      />
    </div>
  );
}
