import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type Status = RequirementOut['status'];

/** Only a lead that was looked at can be shortlisted: deciding from the list looks at it too. */
const wayTo = (to: Status, from: Status): Status[] =>
  from === 'notified' && to === 'shortlisted' ? ['viewed', to] : [to];

/** The way back: a passed lead is first looked at again. */
const wayBack = (to: Status): Status[] =>
  to === 'shortlisted' ? ['viewed', 'shortlisted'] : ['viewed'];

/** Shortlists or passes a lead after the server did, and back again. */
export function useLeadStatus() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeRequirementStatusMutation();
  /** Returns the label of the last status, or notifies of the error. */
  const walk = async (id: string, way: Status[]) => {
    try {
      let label = '';
      for (const status of way) {
        label = (await change({ requirementId: id, body: { status } }).unwrap())
          .status_label;
      }
      return label;
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t change the status. Try again.`);
      return undefined;
    }
  };
  const setStatus = async ({ id, status: before }: RequirementOut, to: Status) => {
    const label = await walk(id, wayTo(to, before));
    if (!label) return;
    const undo = { label: t`Undo`, onClick: () => void walk(id, wayBack(before)) };
    notify('success', t`Status: ${label}`, undo);
  };
  return { setStatus, isChanging: isLoading };
}
