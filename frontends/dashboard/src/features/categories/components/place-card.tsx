import type { CategoryRow } from '@haat/api/admin-categories';
import { Link, pluralForm, useFormat } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { ListTree } from 'lucide-react';
import { below } from '../below';
import { DeleteDialog } from './delete-dialog';
import { MergeDialog } from './merge-dialog';
import { MoveCategoryDialog } from './move-category-dialog';

/** Subcategories and products, with actions on all of them. */
export function PlaceCard({ category }: { category: CategoryRow }) {
  const { number } = useFormat();
  const { child_count: children, product_count: products } = category;
  const counts = { children: number(children), products: number(products) };
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Parent category</Trans>
      </h2>
      <p className="mt-1 text-ink-700 tabular-nums">
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
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {children > 0 ? (
          <Button asChild variant="soft">
            <Link to={below(category.id)}>
              <ListTree aria-hidden />
              <Trans>Subcategories</Trans>
            </Link>
          </Button>
        ) : null}
        <MoveCategoryDialog category={category} />
        <MergeDialog category={category} />
        <DeleteDialog category={category} />
      </div>
    </Card>
  );
}
