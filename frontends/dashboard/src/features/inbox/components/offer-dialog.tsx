import { Form, useForm, useWatch } from '@haat/forms';
import { useFormat, useLocalName } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { inRupees, sumsOf } from '../../../components/conversations/offer';
import { useSendOffer } from '../hooks/use-send-offer';
import { offerSchema, typedOffer, type TypedOffer } from '../offer-schema';
import { OfferLines } from './offer-lines';
import { OfferTerms } from './offer-terms';

type Props = { enquiry: Enquiry; onClose: () => void };

/** A quote for an enquiry, which becomes quoted. */
export function OfferDialog({ enquiry, onClose }: Props) {
  const { number } = useFormat();
  const localName = useLocalName();
  const what = enquiry.product
    ? localName(enquiry.product)
    : (enquiry.product_name ?? '');
  const [saved] = useState(() => typedOffer(enquiry, what, Date.now()));
  const form = useForm({ schema: offerSchema, saved });
  const typed = useWatch({ control: form.control }) as TypedOffer;
  const { send, isBusy } = useSendOffer(enquiry, form);
  const { data: offer } = offerSchema.safeParse(typed);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={<Trans>Quote a price</Trans>}
      description={<Trans>For {enquiry.name}</Trans>}
    >
      <Form
        form={form}
        onSend={async (wire) => {
          if (await send(wire)) onClose();
        }}
        className="grid gap-4"
      >
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
