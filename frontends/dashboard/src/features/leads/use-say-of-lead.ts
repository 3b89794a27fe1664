import { messageOf, notify, useChangeRequirementStatusMutation } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Lead } from '../../api/leads';

/** Only a lead that was looked at can be shortlisted: deciding from the list looks at it too. */
const wayTo = (to: string, from: string) =>
  from === 'notified' && to === 'shortlisted' ? ['viewed', to] : [to];

/** The way back: a passed lead is first looked at again. */
const wayBack = (to: string) =>
  to === 'shortlisted' ? ['viewed', 'shortlisted'] : ['viewed'];

/** Shortlists or passes a lead after the server did, and back again. */
export function useSayOfLead() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeRequirementStatusMutation();
  /** Answers how it stands at the end, or says why not. */
  const walk = async (id: string, way: string[]) => {
    try {
      let label = '';
      for (const status of way) {
        label = (await change({ id, status }).unwrap()).status_label;
      }
      return label;
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`The status did not change.`);
      return undefined;
    }
  };
  const say = async ({ id, status: before }: Lead, to: string) => {
    const label = await walk(id, wayTo(to, before));
    if (!label) return;
    const undo = { label: t`Undo`, onClick: () => void walk(id, wayBack(before)) };
    notify('success', t`Status: ${label}`, undo);
  };
  return { say, isSaying: isLoading };
}
