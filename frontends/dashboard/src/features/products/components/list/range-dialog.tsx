import { useFormat, useLocalName } from '@haat/platform';
import { Dialog, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Layers, X } from 'lucide-react';
import { useProductRangesQuery } from '../../../../api/product-ranges';

type Props = { onClose: () => void; onChoose: (id: string | null) => void };
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-[14.5px] hover:bg-indigo-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-500';

/** One of the own ranges, or none. */
export function RangeDialog({ onClose, onChoose }: Props) {
  const { number } = useFormat();
  const localName = useLocalName();
  const { data, error, refetch } = useProductRangesQuery();
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={<Trans>Add to range</Trans>}>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-28 rounded-md" />
      ) : (
        <ul className="max-h-[52dvh] overflow-y-auto">
          {data.map((range) => (
            <li key={range.id}>
              <button type="button" className={ROW} onClick={() => onChoose(range.id)}>
                <Layers aria-hidden />
                <span className="min-w-0 flex-1">{localName(range)}</span>
                <small className="text-ink-500">{number(range.product_count)}</small>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={ROW} onClick={() => onChoose(null)}>
              <X aria-hidden />
              <Trans>Not in a range</Trans>
            </button>
          </li>
        </ul>
      )}
    </Dialog>
  );
}
