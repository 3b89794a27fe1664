import {
  messageOf,
  notify,
  useChangeRequirementStatusMutation,
  type Requirement,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** From here there is a way back to where it stood. */
const BACK: Record<string, string> = { closed: 'open' };

/** Moves a requirement after the server did; says so, or why not. */
export function useChangeRequirement() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeRequirementStatusMutation();
  const move = async ({ id, status: before }: Requirement, to: string) => {
    try {
      const now = await change({ id, status: to }).unwrap();
      const back = BACK[now.status] === before;
      const undo = { label: t`Undo`, onClick: () => void move(now, before) };
      notify('success', t`Status: ${now.status_label}`, back ? undo : undefined);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`The status did not change.`);
    }
  };
  return { move, isChanging: isLoading };
}
