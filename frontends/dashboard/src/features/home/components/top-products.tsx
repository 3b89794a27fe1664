import type { TopProduct } from '@haat/api/own-products';
import { Link, paths, pluralForm, useFormat, useLocalName } from '@haat/platform';
import { Card, EmptyState, ErrorPanel, ProductPicture, Skeleton } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { useTopProductsQuery } from '../../../api/own-products';

/** Products with the most views and enquiries in these days. */
export function TopProducts({ days }: { days: number }) {
  const answer = useTopProductsQuery(days, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = answer;
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <Card className="overflow-hidden">
      <div className="flex items-center gap-3 border-b border-line px-4 py-2">
        <h2 className="text-lg leading-snug">
          <Trans>Most wanted products</Trans>
        </h2>
        <Link
          to={paths.sellerProducts}
          className="ml-auto grid min-h-11 place-items-center text-[14px] font-semibold text-indigo-700"
        >
          <Trans>All products</Trans>
        </Link>
      </div>
      {data ? null : <Skeleton className="m-4 h-40 rounded-md" />}
      {data?.length === 0 ? (
        <EmptyState title={<Trans>No product views in this period</Trans>} />
      ) : null}
      <ol className="divide-y divide-line">
        {data?.map((product) => (
          <TopRow key={product.id} product={product} />
        ))}
      </ol>
    </Card>
  );
}

function TopRow({ product }: { product: TopProduct }) {
  const { number } = useFormat();
  const name = useLocalName()(product);
  const { views, enquiries } = product;
  const [seen, asked] = [number(views), number(enquiries)];
  const isPublic = product.status === 'published';
  return (
    <li>
      <Link
        to={isPublic ? paths.product(product.slug) : paths.sellerEditProduct(product.id)}
        className="flex items-center gap-3 px-4 py-2.5 hover:bg-indigo-50"
      >
        <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-sand">
          <ProductPicture image={product.image} alt="" />
        </span>
        <span className="min-w-0">
          <b className="line-clamp-2 text-[14px] font-semibold leading-snug">{name}</b>
          <span className="text-sm text-ink-500 tabular-nums">
            <Select
              value={pluralForm(views)}
              _one={`${seen} view`}
              other={`${seen} views`}
            />
            {' · '}
            <Select
              value={pluralForm(enquiries)}
              _one={`${asked} enquiry`}
              other={`${asked} enquiries`}
            />
          </span>
        </span>
      </Link>
    </li>
  );
}
