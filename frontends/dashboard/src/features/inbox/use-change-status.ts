import {
  messageOf,
  notify,
  useChangeEnquiryStatusMutation,
  type Enquiry,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type Moved = Pick<Enquiry, 'id' | 'status'>;

/** The chip changes after the server did, never before; then a way back, if there is one. */
export function useChangeStatus() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeEnquiryStatusMutation();
  /** Whether it was done; a failure is told, with another try. */
  const commit = async (enquiry: Moved, to: string): Promise<Enquiry | undefined> => {
    try {
      return await change({ id: enquiry.id, status: to }).unwrap();
    } catch (error) {
      console.error('enquiry status', error);
      notify('error', messageOf(error) ?? t`The status did not change.`, {
        label: t`Retry`,
        onClick: () => void move(enquiry, to),
      });
      return undefined;
    }
  };
  const move = async (enquiry: Moved, to: string): Promise<void> => {
    const now = await commit(enquiry, to);
    if (!now) return;
    const undo = now.allowed_statuses.includes(enquiry.status)
      ? { label: t`Undo`, onClick: () => void move(now, enquiry.status) }
      : undefined;
    notify('success', t`Status: ${now.status_label}`, undo);
  };
  return { move, commit, isChanging: isLoading };
}
