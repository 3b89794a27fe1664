import {
  messageOf,
  notify,
  useChangeEnquiryStatusMutation,
  type Enquiry,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** The chip changes after the server did, never before; then a way back, if there is one. */
export function useChangeStatus() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeEnquiryStatusMutation();
  const move = async (
    { id, status: before }: Pick<Enquiry, 'id' | 'status'>,
    to: string,
  ) => {
    try {
      const now = await change({ id, status: to }).unwrap();
      const undo = now.allowed_statuses.includes(before)
        ? { label: t`Undo`, onClick: () => void move(now, before) }
        : undefined;
      notify('success', t`Status: ${now.status_label}`, undo);
    } catch (error) {
      console.error('enquiry status', error);
      notify('error', messageOf(error) ?? t`The status did not change.`, {
        label: t`Retry`,
        onClick: () => void move({ id, status: before }, to),
      });
    }
  };
  return { move, isChanging: isLoading };
}
