import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { messageOf, notify, paths } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useNotifyDone } from '../../../hooks/use-notify-done';

type Status = RequirementOut['status'];
/** Changes that can be undone. */
const BACK: Partial<Record<Status, Status>> = { closed: 'open' };

/** Changes the status of a requirement after the server did; notifies of the result. */
export function useChangeRequirement() {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const [change, { isLoading }] = useChangeRequirementStatusMutation();
  const changeStatus = async ({ id, status: before }: RequirementOut, to: Status) => {
    try {
      const now = await change({ requirementId: id, body: { status: to } }).unwrap();
      const back = BACK[now.status] === before;
      notifyDone({
        text: t`“${now.title}”: ${now.status_label}`,
        to: paths.buyerRequirement(id),
        undo: back ? () => void changeStatus(now, before) : undefined,
      });
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t change the status. Try again.`);
    }
  };
  return { changeStatus, isChanging: isLoading };
}
