import { ErrorPanel, Sheet, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProductRangesQuery } from '../../../../api/product-ranges';
import { NewRange } from './new-range';
import { RangeRow } from './range-row';
import { useOrderRanges } from '../../hooks/use-order-ranges';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The groups of the own shop: made, named, put in order, taken away. */
export const RangesSheet = ({ open, onOpenChange }: Props) => (
  <Sheet open={open} onOpenChange={onOpenChange} title={<Trans>Product ranges</Trans>}>
    {open ? <Ranges onLeave={() => onOpenChange(false)} /> : null}
  </Sheet>
);

function Ranges({ onLeave }: { onLeave: () => void }) {
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
          {data.map((range, at) => (
            <RangeRow
              key={range.id}
              range={range}
              isFirst={at === 0}
              isLast={at === data.length - 1}
              isReordering={isReordering}
              onReorder={(by) => void reorder(at, at + by)}
              onLeave={onLeave}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-32 rounded-md" />
      )}
      <NewRange />
    </div>
  );
}
