import type { OwnRange } from '@haat/api/product-ranges';
import { useOrderProductRangesMutation } from '../../../api/product-ranges';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { reordered } from './use-pictures';

/** Reorders the ranges; the complete order is sent. */
export function useOrderRanges(ranges: OwnRange[]) {
  const notifyError = useNotifyError();
  const [order, { isLoading }] = useOrderProductRangesMutation();
  const reorder = async (from: number, to: number): Promise<void> => {
    const ids = reordered(ranges, from, to).map(({ id }) => id);
    await order({ ids }).unwrap().catch(notifyError);
  };
  return { reorder, isReordering: isLoading };
}
