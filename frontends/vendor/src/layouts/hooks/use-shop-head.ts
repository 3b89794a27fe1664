import { useProductRangeQuery } from '@haat/api/seller-products';
import { useDocumentHead, useLocale, useLocation, useSearchParams } from '@haat/platform';
import { shopHead } from '../../components/shop-head';
import type { Shop } from '../../hooks/use-shop';

/** The server writes the first head; a page reached inside the app has the same one. */
export function useShopHead(shop: Shop): void {
  const locale = useLocale();
  const page = useLocation().pathname.split('/')[3];
  const searchText = useSearchParams()[0].get('q')?.trim();
  const { data: ranges } = useProductRangeQuery(shop.slug);
  const range = ranges?.find(({ slug }) => slug === page);
  useDocumentHead(shopHead({ shop, locale, page, range, searchText }));
}
