import type { ModeratedDetail, Objection } from '@haat/api/admin-products';
import {
  useApproveProductMutation,
  useBlockProductMutation,
  useRejectProductMutation,
} from '../../api/admin-products';
import type { Verdict } from './use-verdict-words';

/** The call of a verdict; all but an approval need a reason. */
export function useJudgeProduct(product: ModeratedDetail, verdict: Verdict) {
  const [approve, approving] = useApproveProductMutation();
  const [reject, rejecting] = useRejectProductMutation();
  const [block, blocking] = useBlockProductMutation();
  const { id: productId, version } = product;
  const judge = async (note: string, reason?: Objection['reason_code']) => {
    const body = { version, ...(note ? { note } : {}) };
    if (verdict === 'approve') return approve({ productId, body }).unwrap();
    if (!reason) return undefined;
    const object = verdict === 'reject' ? reject : block;
    return object({ productId, body: { ...body, reason_code: reason } }).unwrap();
  };
  const { isLoading, error } = { approve: approving, reject: rejecting, block: blocking }[
    verdict
  ];
  return { judge, isLoading, error };
}
