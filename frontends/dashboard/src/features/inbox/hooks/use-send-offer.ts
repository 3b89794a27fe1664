import { placeServerErrors, type FormOf } from '@haat/forms';
import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Enquiry } from '../../../api/enquiries';
import { useQuoteEnquiryMutation } from '../../../api/quotes';
import { useNotifyError } from '../../../hooks/use-notify-error';
import type { TypedOffer, WireOffer } from '../offer-schema';
import { useChangeStatus } from './use-change-status';
import { useOfferText } from './use-offer-text';
import { useSendMessage } from './use-send-message';

/** Sends a quote, or to a guest its text; returns whether it was sent. */
export function useSendOffer(enquiry: Enquiry, form: FormOf<TypedOffer, WireOffer>) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [quote, { isLoading: isQuoting }] = useQuoteEnquiryMutation();
  const message = useOfferMessage(enquiry);
  const send = async (offer: WireOffer) => {
    if (enquiry.user_id === null) return message.send(offer);
    try {
      await quote({ enquiryId: enquiry.id, body: offer }).unwrap();
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
      return false;
    }
    notify('success', t`Quote sent to the buyer.`);
    return true;
  };
  return { send, isBusy: isQuoting || message.isBusy };
}

/** A guest has no account to open a quote with. */
function useOfferMessage({ id, status, allowed_statuses: allowed }: Enquiry) {
  const { t } = useLingui();
  const text = useOfferText();
  const { sendMessage, isLoading } = useSendMessage(id);
  const { commit, isChanging } = useChangeStatus();
  const send = async (offer: WireOffer) => {
    try {
      await sendMessage(text(offer));
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
