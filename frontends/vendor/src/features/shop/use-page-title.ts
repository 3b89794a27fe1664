import { brand, useLocale, useLocation, useProductRangeQuery } from '@haat/platform';
import { useEffect } from 'react';
import { titleOf } from '../../ssr/head';
import type { Shop } from './shop';

/** The edge writes the first title; a page reached inside the app writes the same one here. */
export function usePageTitle(shop: Shop): void {
  const locale = useLocale();
  const page = useLocation().pathname.split('/')[3];
  const { data: ranges } = useProductRangeQuery(shop.slug);
  const range = ranges?.find(({ slug }) => slug === page);
  const title = titleOf({ shop, locale, page, range });
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
}
