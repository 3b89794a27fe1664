import { useProductQuery } from '@haat/api/product';
import { skipToken, statusOf, useSearchParams } from '@haat/platform';
import { MAX_PRODUCTS } from '../../components/compare/chosen-products';

const slugsIn = (params: URLSearchParams) =>
  [...new Set((params.get('products') ?? '').split(','))]
    .filter(Boolean)
    .slice(0, MAX_PRODUCTS);

/** The products the address names; one that is gone is left out and counted. */
export function useComparedProducts() {
  const [params] = useSearchParams();
  const slugs = slugsIn(params);
  // A fixed number of calls: the number of hooks may not change.
  const answers = [
    useProductQuery(slugs[0] ?? skipToken),
    useProductQuery(slugs[1] ?? skipToken),
    useProductQuery(slugs[2] ?? skipToken),
    useProductQuery(slugs[3] ?? skipToken),
  ].slice(0, slugs.length);
  const failed = answers.find(({ error }) => error && statusOf(error) !== 404);
  return {
    slugs,
    products: answers.flatMap(({ currentData }) => currentData ?? []),
    goneCount: answers.filter(({ error }) => statusOf(error) === 404).length,
    isLoading: answers.some(({ isLoading }) => isLoading),
    error: failed?.error,
    retry: () => answers.forEach(({ error, refetch }) => error && void refetch()),
  };
}
