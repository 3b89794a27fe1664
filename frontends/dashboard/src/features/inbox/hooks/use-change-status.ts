import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import {
  useChangeEnquiryStatusMutation,
  type Enquiry,
  type EnquiryDetail,
  type EnquiryStatus,
} from '../../../api/enquiries';

type EnquiryState = Pick<Enquiry, 'id' | 'status'>;

/** The chip changes after the server's answer; then Undo, if the API allows it. */
export function useChangeStatus() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeEnquiryStatusMutation();
  /** Undefined after a failure, which is notified with a retry. */
  const commit = async (
    enquiry: EnquiryState,
    to: EnquiryStatus,
  ): Promise<EnquiryDetail | undefined> => {
    try {
      return await change({ enquiryId: enquiry.id, body: { status: to } }).unwrap();
    } catch (error) {
      console.error('enquiry status', error);
      notify('error', messageOf(error) ?? t`Couldn’t change the status. Try again.`, {
        label: t`Retry`,
        onClick: () => void changeStatus(enquiry, to),
      });
      return undefined;
    }
  };
  const changeStatus = async (
    enquiry: EnquiryState,
    to: EnquiryStatus,
  ): Promise<void> => {
    const now = await commit(enquiry, to);
    if (!now) return;
    const undo = now.allowed_statuses.includes(enquiry.status)
      ? { label: t`Undo`, onClick: () => void changeStatus(now, enquiry.status) }
      : undefined;
    notify('success', t`Status: ${now.status_label}`, undo);
  };
  return { changeStatus, commit, isChanging: isLoading };
}
