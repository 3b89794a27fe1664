import { notify, messageOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Enquiry, EnquiryStatus } from '../../api/enquiries';
import { useChangeStatus } from './use-change-status';
import { useSay } from './use-say';

/** Says the offer, then the enquiry counts as quoted; answers whether it was said. */
export function useSendOffer({ id }: Enquiry) {
  const { t } = useLingui();
  const { say, isLoading } = useSay(id);
  const { commit, isChanging } = useChangeStatus();
  const send = async (body: string, allowed: EnquiryStatus[], status: EnquiryStatus) => {
    try {
      await say(body);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t send the message. Try again.`);
      return false;
    }
    // An answer to a new one makes it replied by itself, and from there it may be quoted.
    if (status !== 'quoted' && allowed.includes('quoted')) {
      await commit({ id, status: 'replied' }, 'quoted');
    }
    return true;
  };
  return { send, isBusy: isLoading || isChanging };
}
