import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import {
  MOST,
  chosenProducts,
  keepProducts,
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
  const most = number(MOST);

  function toggle({ slug, name, name_ne, image }: Compared) {
    if (has(slug)) {
      keepProducts(list.filter((one) => one.slug !== slug));
      return;
    }
    if (list.length >= MOST) {
      notify('warning', t`You can compare up to ${most} products.`);
      return;
    }
    keepProducts([...list, { slug, name, name_ne, image }]);
  }

  return { list, has, toggle, clear: () => keepProducts([]) };
}
