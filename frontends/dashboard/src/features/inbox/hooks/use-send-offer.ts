import { placeServerErrors, type FormOf } from '@haat/forms';
import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Enquiry } from '../../../api/enquiries';
import { useQuoteEnquiryMutation } from '../../../api/quotes';
import { useNotifyError } from '../../../hooks/use-notify-error';
import type { TypedOffer, WireOffer } from '../offer-schema';

/** Sends a quote, to a guest by email; returns whether it was sent. */
export function useSendOffer(enquiry: Enquiry, form: FormOf<TypedOffer, WireOffer>) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [quote, { isLoading: isBusy }] = useQuoteEnquiryMutation();
  const send = async (offer: WireOffer) => {
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
  return { send, isBusy };
}
