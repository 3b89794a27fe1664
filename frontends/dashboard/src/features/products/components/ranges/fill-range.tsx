import type { OwnRange } from '@haat/api/product-ranges';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { useRangeContentsQuery } from '../../../../api/product-ranges';
import { ProductChoice } from './product-choice';

type Props = { range: OwnRange; onClose: () => void };

/** The products of a range, queried again each time: all of them are saved again. */
export function FillRange({ range, onClose }: Props) {
  const { currentData, error, isFetching, refetch } = useRangeContentsQuery(range.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="mt-2 border-t border-line pr-1.5 pt-3">
      {error && !isFetching ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !currentData || isFetching ? (
        <Skeleton className="h-40 rounded-md" />
      ) : (
        <ProductChoice range={range} contents={currentData} onClose={onClose} />
      )}
    </div>
  );
}
