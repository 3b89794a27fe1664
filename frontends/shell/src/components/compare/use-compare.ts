import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import {
  MAX_PRODUCTS,
  chosenProducts,
  storeProducts,
  noProducts,
  onProductsChange,
  type Compared,
} from './chosen-products';

/** What is chosen for comparing; empty on the server and while hydrating. */
export function useCompare() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useSyncExternalStore(onProductsChange, chosenProducts, noProducts);
  const has = (slug: string) => list.some((one) => one.slug === slug);
  const most = number(MAX_PRODUCTS);

  function toggle(product: Compared) {
    const { slug, name, name_ne, image, id, category, seller } = product;
    if (has(slug)) {
      storeProducts(list.filter((one) => one.slug !== slug));
      return;
    }
    if (list.length >= MAX_PRODUCTS) {
      notify('warning', t`You can compare up to ${most} products.`);
      return;
    }
    const about = id && category && seller ? { id, category, seller } : {};
    storeProducts([...list, { slug, name, name_ne, image, ...about }]);
  }

  return { list, has, toggle, clear: () => storeProducts([]) };
}
