import type { RangeShown } from '@haat/api/product-ranges';
import { useOrderProductRangesMutation } from '../../api/product-ranges';
import { useNotifyError } from '../../hooks/use-notify-error';
import { movedTo } from '../products/form/use-pictures';

/** Moves one range to another place; the whole order travels. */
export function useOrderRanges(ranges: RangeShown[]) {
  const notifyError = useNotifyError();
  const [order, { isLoading }] = useOrderProductRangesMutation();
  const move = async (from: number, to: number): Promise<void> => {
    const ids = movedTo(ranges, from, to).map(({ id }) => id);
    await order({ ids }).unwrap().catch(notifyError);
  };
  return { move, isMoving: isLoading };
}
