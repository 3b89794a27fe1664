import { Form, useForm, useWatch } from '@haat/forms';
import { useFormat, useLocalName } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { inRupees, offerText, sumsOf } from '../../../components/conversations/offer';
import {
  offerSchema,
  typedOffer,
  type TypedOffer,
  type WireOffer,
} from '../offer-schema';
import { useSendOffer } from '../hooks/use-send-offer';
import { OfferLines } from './offer-lines';
import { OfferTerms } from './offer-terms';

type Props = { enquiry: Enquiry; onClose: () => void };

/** A price offer for an enquiry: sent as a message, and the enquiry becomes quoted. */
export function OfferDialog({ enquiry, onClose }: Props) {
  const { t } = useLingui();
  const { number, date } = useFormat();
  const localName = useLocalName();
  const what = enquiry.product
    ? localName(enquiry.product)
    : (enquiry.product_name ?? '');
  const [saved] = useState(() => typedOffer(enquiry, what, Date.now()));
  const form = useForm({ schema: offerSchema, saved });
  const typed = useWatch({ control: form.control }) as TypedOffer;
  const { send, isBusy } = useSendOffer(enquiry);
  const textOf = (offer: WireOffer) => {
    const tax = {
      vat_13_included: t`13 % VAT is included.`,
      vat_13_extra: '',
      pan_bill: t`With a PAN bill, no VAT.`,
    }[offer.taxMode];
    const labels = {
      title: t`Quote`,
      freight: t`Freight`,
      vat: t`VAT 13 %`,
      total: t`Total`,
    };
    const until = offer.validUntil ? t`Valid until ${date(offer.validUntil)}.` : '';
    const after = [[tax, until].filter(Boolean).join(' '), offer.note.trim()];
    return offerText(offer, labels, after);
  };
  const submit = async (offer: WireOffer) => {
    const isSent = await send(textOf(offer), enquiry.allowed_statuses, enquiry.status);
    if (isSent) onClose();
  };
  const { data: offer } = offerSchema.safeParse(typed);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={<Trans>Quote a price</Trans>}
      description={<Trans>For {enquiry.name}</Trans>}
    >
      <Form form={form} onSend={submit} className="grid gap-4">
        <OfferLines />
        <OfferTerms />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <b className="text-lg tabular-nums">
            <Trans>Total</Trans>:{' '}
            {offer
              ? `NPR ${number(inRupees(sumsOf(offer).total).replaceAll(',', ''))}`
              : '–'}
          </b>
          <Button type="submit" isBusy={isBusy}>
            <Send aria-hidden />
            <Trans>Send the quote</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
