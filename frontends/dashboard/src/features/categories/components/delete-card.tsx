import type { CategoryRow } from '@haat/api/admin-categories';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CategoryCounts } from './category-counts';
import { DeleteDialog } from './delete-dialog';

/** Apart from the other actions: what holds the category, and its deletion. */
export function DeleteCard({ category }: { category: CategoryRow }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="min-w-0">
        <h2 className="text-lg leading-snug">
          <Trans>Delete this category</Trans>
        </h2>
        <p className="mt-1 text-ink-700">
          <CategoryCounts category={category} />
        </p>
      </div>
      <DeleteDialog category={category} />
    </Card>
  );
}
