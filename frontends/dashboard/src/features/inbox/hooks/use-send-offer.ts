import { placeServerErrors, type FormOf } from '@haat/forms';
import { paths } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Enquiry } from '../../../api/enquiries';
import { useQuoteEnquiryMutation } from '../../../api/quotes';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import type { TypedOffer, WireOffer } from '../offer-schema';

/** Sends a quote, to a guest by email; returns whether it was sent. */
export function useSendOffer(enquiry: Enquiry, form: FormOf<TypedOffer, WireOffer>) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [quote, { isLoading: isBusy }] = useQuoteEnquiryMutation();
  const send = async (offer: WireOffer) => {
    try {
      const sent = await quote({ enquiryId: enquiry.id, body: offer }).unwrap();
      notifyDone({
        text: t`Quote sent to ${enquiry.name}`,
        to: paths.sellerQuote(sent.id),
      });
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
      return false;
    }
    return true;
  };
  return { send, isBusy };
}
