import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type Status = RequirementOut['status'];
/** Changes that can be undone. */
const BACK: Partial<Record<Status, Status>> = { closed: 'open' };

/** Changes the status of a requirement after the server did; notifies of the result. */
export function useChangeRequirement() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeRequirementStatusMutation();
  const changeStatus = async ({ id, status: before }: RequirementOut, to: Status) => {
    try {
      const now = await change({ requirementId: id, body: { status: to } }).unwrap();
      const back = BACK[now.status] === before;
      const undo = { label: t`Undo`, onClick: () => void changeStatus(now, before) };
      notify('success', t`Status: ${now.status_label}`, back ? undo : undefined);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t change the status. Try again.`);
    }
  };
  return { changeStatus, isChanging: isLoading };
}
