import type { RequirementOut } from '@haat/api/requirements';
import {
  useChangeRequirementStatusMutation,
  useEditRequirementMutation,
  usePostRequirementMutation,
} from '@haat/enquiry';
import type { DraftState } from './use-draft-state';
import { useVerifiedCall } from '../../../hooks/use-verified-call';
import { formOf } from '../draft-mapper';

/** Where a saved one goes when it is sent; null: it is there already. */
const nextOf = ({ status }: RequirementOut) =>
  status === 'draft' ? 'open' : status === 'rejected' ? 'in_review' : null;

/** Posts a new one, or sends an existing one to its next status. */
export function usePost({ latest, update }: DraftState) {
  const verified = useVerifiedCall();
  const [post, posting] = usePostRequirementMutation();
  const [edit, editing] = useEditRequirementMutation();
  const [change, changing] = useChangeRequirementStatusMutation();

  async function send(): Promise<RequirementOut> {
    const { id, version, draft } = latest.current;
    const form = formOf(draft);
    if (!id) return post({ ...form, status: 'open' }).unwrap();
    const saved = await edit({ requirementId: id, body: { ...form, version } }).unwrap();
    // Saved, even if the next call fails.
    update((now) => ({ ...now, version: saved.version }));
    const status = nextOf(saved);
    return status ? change({ requirementId: id, body: { status } }).unwrap() : saved;
  }

  return {
    send: () => verified(send),
    isBusy: posting.isLoading || editing.isLoading || changing.isLoading,
  };
}
