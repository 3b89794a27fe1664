import type { CategoryRow } from '@haat/api/admin-categories';
import { Link } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ListTree } from 'lucide-react';
import { below } from '../below';
import { CategoryCounts } from './category-counts';
import { MergeDialog } from './merge-dialog';
import { MoveCategoryDialog } from './move-category-dialog';

/** Subcategories and products, with actions on all of them. */
export function PlaceCard({ category }: { category: CategoryRow }) {
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Parent category</Trans>
      </h2>
      <p className="mt-1 text-ink-700 tabular-nums">
        <CategoryCounts category={category} />
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {category.child_count > 0 ? (
          <Button asChild variant="soft">
            <Link to={below(category.id)}>
              <ListTree aria-hidden />
              <Trans>Subcategories</Trans>
            </Link>
          </Button>
        ) : null}
        <MoveCategoryDialog category={category} />
        <MergeDialog category={category} />
      </div>
    </Card>
  );
}
