import type { RequirementShown } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type Status = RequirementShown['status'];
/** From here there is a way back to where it stood. */
const BACK: Partial<Record<Status, Status>> = { closed: 'open' };

/** Moves a requirement after the server did; says so, or why not. */
export function useChangeRequirement() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeRequirementStatusMutation();
  const move = async ({ id, status: before }: RequirementShown, to: Status) => {
    try {
      const now = await change({ requirementId: id, body: { status: to } }).unwrap();
      const back = BACK[now.status] === before;
      const undo = { label: t`Undo`, onClick: () => void move(now, before) };
      notify('success', t`Status: ${now.status_label}`, back ? undo : undefined);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t change the status. Try again.`);
    }
  };
  return { move, isChanging: isLoading };
}
