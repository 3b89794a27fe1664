import { ErrorPanel, Sheet, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProductRangesQuery } from '../../../../api/product-ranges';
import { NewRange } from './new-range';
import { RangeRow } from './range-row';
import { useDeleteRange } from '../../hooks/use-delete-range';
import { useOrderRanges } from '../../hooks/use-order-ranges';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The groups of the own shop: made, named, put in order, taken away. */
export function RangesSheet({ open, onOpenChange }: Props) {
  // Here, so that a closed sheet does not send what can still be undone.
  const deletions = useDeleteRange();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={<Trans>Product ranges</Trans>}>
      {open ? <Ranges {...deletions} onLeave={() => onOpenChange(false)} /> : null}
    </Sheet>
  );
}

type RangesProps = ReturnType<typeof useDeleteRange> & { onLeave: () => void };

function Ranges({ isDeleted, onDelete, onLeave }: RangesProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useProductRangesQuery();
  const { reorder, isReordering } = useOrderRanges(data ?? []);
  if (error && !data) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-500">
        <Trans>Your shop shows its products in these groups, in this order.</Trans>
      </p>
      {data ? (
        <ul aria-label={t`Product ranges`} className="grid gap-2.5">
          {data.map((range, at) =>
            isDeleted(range) ? null : (
              <RangeRow
                key={range.id}
                range={range}
                isFirst={at === 0}
                isLast={at === data.length - 1}
                isReordering={isReordering}
                onReorder={(by) => void reorder(at, at + by)}
                onLeave={onLeave}
                onDelete={() => onDelete(range)}
              />
            ),
          )}
        </ul>
      ) : (
        <Skeleton className="h-32 rounded-md" />
      )}
      <NewRange />
    </div>
  );
}
