import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useChangeRequirementStatusMutation } from '../../api/requirements';

/** Moves a requirement after the server did; says so, or why not. */
export function useChangeRequirement() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeRequirementStatusMutation();
  const move = async (id: string, status: string) => {
    try {
      const now = await change({ id, status }).unwrap();
      notify('success', t`Status: ${now.status_label}`);
    } catch (error) {
      console.error('requirement status', error);
      notify('error', messageOf(error) ?? t`The status did not change.`, {
        label: t`Retry`,
        onClick: () => void move(id, status),
      });
    }
  };
  return { move, isChanging: isLoading };
}
