import { useProductRangeQuery, useSellerProductsQuery } from '@haat/api/seller-products';
import {
  paths,
  pluralForm,
  statusOf,
  useFormat,
  useLocalName,
  useParams,
  useSearchParams,
} from '@haat/platform';
import { Pagination } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { NotFound } from '../../../components/not-found';
import { useShop } from '../../../hooks/use-shop';
import { productsOf } from '../../../components/products-of';
import { GroupRail } from '../components/group-rail';
import { ProductGrid } from '../../../components/product-grid';

/** All products of the shop, or one group of its range. */
export default function ProductsPage() {
  const { slug } = useShop();
  const { range: group } = useParams();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const localName = useLocalName();
  const { number } = useFormat();
  const { data: ranges } = useProductRangeQuery(slug);
  const { currentData, error, refetch } = useSellerProductsQuery(
    productsOf(slug, group, page),
  );
  const range = ranges?.find((candidate) => candidate.slug === group);
  const isUnknown = group && (ranges ? !range : statusOf(error) === 404);
  if (isUnknown) return <NotFound />;
  const here = group ? paths.vendorRange(slug, group) : paths.vendorProducts(slug);
  const total = currentData?.meta.total;
  return (
    <div className="grid gap-5 lg:grid-cols-[240px_minmax(0,1fr)] lg:items-start lg:gap-8">
      <GroupRail slug={slug} />
      <section className="min-w-0">
        <div className="mb-4 flex items-baseline gap-3">
          <h1 className="text-xl lg:text-2xl">
            {group ? localName(range) : <Trans>Products & services</Trans>}
          </h1>
          {total === undefined ? null : (
            <p className="ml-auto whitespace-nowrap text-ink-500 tabular-nums">
              <Select
                value={pluralForm(total)}
                _one={`${number(total)} product`}
                other={`${number(total)} products`}
              />
            </p>
          )}
        </div>
        <h2 className="sr-only">
          <Trans>Products</Trans>
        </h2>
        <ProductGrid
          products={currentData?.data}
          error={error}
          onRetry={() => void refetch()}
        />
        <div className="mt-8">
          <Pagination
            page={page}
            lastPage={currentData?.meta.last_page ?? 1}
            hrefOf={(target) => (target > 1 ? `${here}?page=${target}` : here)}
          />
        </div>
      </section>
    </div>
  );
}
