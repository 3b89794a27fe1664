import { notify, messageOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Enquiry, EnquiryStatus } from '../../../api/enquiries';
import { useChangeStatus } from './use-change-status';
import { useSendMessage } from './use-send-message';

/** Sends the offer and sets the enquiry to quoted; returns whether it was sent. */
export function useSendOffer({ id }: Enquiry) {
  const { t } = useLingui();
  const { sendMessage, isLoading } = useSendMessage(id);
  const { commit, isChanging } = useChangeStatus();
  const send = async (body: string, allowed: EnquiryStatus[], status: EnquiryStatus) => {
    try {
      await sendMessage(body);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t send the message. Try again.`);
      return false;
    }
    // A reply makes a new enquiry replied automatically, and then it may become quoted.
    if (status !== 'quoted' && allowed.includes('quoted')) {
      await commit({ id, status: 'replied' }, 'quoted');
    }
    return true;
  };
  return { send, isBusy: isLoading || isChanging };
}
