import { Form, useForm } from '@haat/forms';
import { skipToken, useLocalName } from '@haat/platform';
import { Button, Dialog, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { useOwnProductQuery } from '../../../api/own-products';
import { useSendOffer } from '../hooks/use-send-offer';
import { offerSchema, typedOffer, type Priced } from '../offer-schema';
import { OfferLines } from './offer-lines';
import { OfferSums } from './offer-sums';
import { OfferTerms } from './offer-terms';

type Props = { enquiry: Enquiry; onClose: () => void };

/** A quote for an enquiry, which becomes quoted. */
export function OfferDialog({ enquiry, onClose }: Props) {
  const productId = enquiry.product?.id;
  // Prefilled from its prices; without an answer from the enquiry alone.
  const { data: listing, isLoading } = useOwnProductQuery(productId ?? skipToken);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={<Trans>Quote a price</Trans>}
      description={<Trans>For {enquiry.name}</Trans>}
    >
      {isLoading ? (
        <Skeleton className="h-96 rounded-md" />
      ) : (
        <OfferForm enquiry={enquiry} listing={listing} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FormProps = Props & { listing: Priced | undefined };

function OfferForm({ enquiry, listing, onClose }: FormProps) {
  const localName = useLocalName();
  const what = enquiry.product
    ? localName(enquiry.product)
    : (enquiry.product_name ?? '');
  const [saved] = useState(() => typedOffer(enquiry, what, Date.now(), listing));
  const form = useForm({ schema: offerSchema, saved });
  const { send, isBusy } = useSendOffer(enquiry, form);
  return (
    <Form
      form={form}
      onSend={async (wire) => {
        if (await send(wire)) onClose();
      }}
      className="grid gap-4"
    >
      <OfferLines listing={listing} />
      <OfferTerms />
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4">
        <OfferSums control={form.control} />
        <Button type="submit" isBusy={isBusy}>
          <Send aria-hidden />
          <Trans>Send the quote</Trans>
        </Button>
      </div>
    </Form>
  );
}
