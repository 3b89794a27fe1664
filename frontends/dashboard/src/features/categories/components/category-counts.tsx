import type { CategoryRow } from '@haat/api/admin-categories';
import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';

/** How many subcategories and products it holds. */
export function CategoryCounts({ category }: { category: CategoryRow }) {
  const { number } = useFormat();
  const { child_count: children, product_count: products } = category;
  const counts = { children: number(children), products: number(products) };
  return (
    <>
      <Select
        value={pluralForm(children)}
        _one={`${counts.children} category`}
        other={`${counts.children} categories`}
      />
      {' · '}
      <Select
        value={pluralForm(products)}
        _one={`${counts.products} product`}
        other={`${counts.products} products`}
      />
    </>
  );
}
