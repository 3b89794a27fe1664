import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useOtherSideOf } from '../../../components/enquiries/other-side';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import {
  useChangeEnquiryStatusMutation,
  type Enquiry,
  type EnquiryDetail,
  type EnquiryStatus,
} from '../../../api/enquiries';

type EnquiryState = Pick<Enquiry, 'id' | 'status' | 'name' | 'seller' | 'role'>;

/** The chip changes after the server's answer; then Undo, if the API allows it. */
export function useChangeStatus() {
  const { t } = useLingui();
  const nameOf = useOtherSideOf();
  const notifyDone = useNotifyDone();
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
    const name = nameOf(now);
    notifyDone({
      text: t`${name}: ${now.status_label}`,
      to: `?id=${now.id}`,
      undo: now.allowed_statuses.includes(enquiry.status)
        ? () => void changeStatus(now, enquiry.status)
        : undefined,
    });
  };
  return { changeStatus, commit, isChanging: isLoading };
}
