import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { messageOf, notify, paths } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useNotifyDone } from '../../../hooks/use-notify-done';

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
  const notifyDone = useNotifyDone();
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
  const setStatus = async (lead: RequirementOut, to: Status) => {
    const { id, title, status: before } = lead;
    const label = await walk(id, wayTo(to, before));
    if (!label) return;
    notifyDone({
      text: t`“${title}”: ${label}`,
      to: paths.sellerLead(id),
      undo: () => void walk(id, wayBack(before)),
    });
  };
  return { setStatus, isChanging: isLoading };
}
