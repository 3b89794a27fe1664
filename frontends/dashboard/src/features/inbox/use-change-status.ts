import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import {
  useChangeEnquiryStatusMutation,
  type Enquiry,
  type EnquiryDetail,
  type EnquiryStatus,
} from '../../api/enquiries';

type Moved = Pick<Enquiry, 'id' | 'status'>;

/** The chip changes after the server did, never before; then a way back, if there is one. */
export function useChangeStatus() {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeEnquiryStatusMutation();
  /** Whether it was done; a failure is told, with another try. */
  const commit = async (
    enquiry: Moved,
    to: EnquiryStatus,
  ): Promise<EnquiryDetail | undefined> => {
    try {
      return await change({ enquiryId: enquiry.id, body: { status: to } }).unwrap();
    } catch (error) {
      console.error('enquiry status', error);
      notify('error', messageOf(error) ?? t`Couldn’t change the status. Try again.`, {
        label: t`Retry`,
        onClick: () => void move(enquiry, to),
      });
      return undefined;
    }
  };
  const move = async (enquiry: Moved, to: EnquiryStatus): Promise<void> => {
    const now = await commit(enquiry, to);
    if (!now) return;
    const undo = now.allowed_statuses.includes(enquiry.status)
      ? { label: t`Undo`, onClick: () => void move(now, enquiry.status) }
      : undefined;
    notify('success', t`Status: ${now.status_label}`, undo);
  };
  return { move, commit, isChanging: isLoading };
}
