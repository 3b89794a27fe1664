import { useProductRangeQuery } from '@haat/api/seller-products';
import { useLocalName, useParams } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { NotFound } from '../../../components/not-found';
import { useShop } from '../../../hooks/use-shop';
import { ShopResults } from '../components/shop-results';

/** All products of the shop, or one group of its range. */
export default function ProductsPage() {
  const { slug } = useShop();
  const { range: group } = useParams();
  const localName = useLocalName();
  const { data: ranges } = useProductRangeQuery(slug);
  const range = ranges?.find((candidate) => candidate.slug === group);
  if (group && ranges && !range) return <NotFound />;
  return (
    <ShopResults
      slug={slug}
      group={group}
      title={group ? localName(range) : <Trans>Products & services</Trans>}
    />
  );
}
