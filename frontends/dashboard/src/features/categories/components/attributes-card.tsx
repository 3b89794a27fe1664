import type { CategoryRow } from '@haat/api/admin-categories';
import { Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useCategoryAttributesQuery } from '../../../api/admin-categories';
import { AttributeEditor } from './attribute-editor';
import { InheritedList } from './inherited-list';

/** Attributes of the category's products: fields of the form, facets of the search. */
export function AttributesCard({ category: { id, name } }: { category: CategoryRow }) {
  const { currentData, error, refetch } = useCategoryAttributesQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card className="mt-5 grid gap-5 p-5">
      <div>
        <h2 className="text-lg leading-snug">
          <Trans>Specifications</Trans>
        </h2>
        <p className="mt-1 text-ink-500">
          <Trans>
            Sellers fill them in, buyers filter by them. Categories below inherit them.
          </Trans>
        </p>
      </div>
      {error && !currentData ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !currentData ? (
        <Skeleton className="h-40 rounded-md" />
      ) : (
        <>
          <InheritedList
            attributes={currentData.filter(({ category_id }) => category_id !== id)}
          />
          <AttributeEditor
            categoryId={id}
            name={name}
            attributes={currentData.filter(({ category_id }) => category_id === id)}
          />
        </>
      )}
    </Card>
  );
}
