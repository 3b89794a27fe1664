import type { ModeratedDetail, Objection } from '@haat/api/admin-products';
import {
  useApproveProductMutation,
  useBlockProductMutation,
  useRejectProductMutation,
} from '../../../api/admin-products';
import type { Decision } from './use-decision-labels';

/** The call of a decision; all but an approval need a reason. */
export function useModerateProduct(product: ModeratedDetail, decision: Decision) {
  const [approve, approving] = useApproveProductMutation();
  const [reject, rejecting] = useRejectProductMutation();
  const [block, blocking] = useBlockProductMutation();
  const { id: productId, version } = product;
  const moderate = async (note: string, reason?: Objection['reason_code']) => {
    const body = { version, ...(note ? { note } : {}) };
    if (decision === 'approve') return approve({ productId, body }).unwrap();
    if (!reason) return undefined;
    const object = decision === 'reject' ? reject : block;
    return object({ productId, body: { ...body, reason_code: reason } }).unwrap();
  };
  const { isLoading, error } = { approve: approving, reject: rejecting, block: blocking }[
    decision
  ];
  return { moderate, isLoading, error };
}
