import { useFormat, useLocalName, type Enquiry } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { inRupees, offerText, sumsOf } from '../offer';
import { problemsOf, valuesFor, type OfferValues } from '../offer-values';
import { useSendOffer } from '../use-send-offer';
import { OfferLines } from './offer-lines';
import { OfferTerms } from './offer-terms';

type Props = { enquiry: Enquiry; onClose: () => void };

/** A price for what was asked; it goes out as a message, and the enquiry counts as quoted. */
export function OfferDialog({ enquiry, onClose }: Props) {
  const { t } = useLingui();
  const { number, date } = useFormat();
  const localName = useLocalName();
  const what = enquiry.product
    ? localName(enquiry.product)
    : (enquiry.product_name ?? '');
  const [values, setValues] = useState(() => valuesFor(enquiry, what, Date.now()));
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy } = useSendOffer(enquiry);
  const problems = problemsOf(values);
  const change = (part: Partial<OfferValues>) => setValues({ ...values, ...part });
  const tax = {
    vat_13_included: t`13 % VAT is included.`,
    vat_13_extra: '',
    pan_bill: t`With a PAN bill, no VAT.`,
  }[values.taxMode];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problems.length > 0) {
      // After the marks are drawn.
      setTimeout(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const words = {
      title: t`Quote`,
      freight: t`Delivery`,
      vat: t`VAT 13 %`,
      total: t`Total`,
    };
    const until = values.validUntil ? t`Valid until ${date(values.validUntil)}.` : '';
    const after = [[tax, until].filter(Boolean).join(' '), values.note.trim()];
    const body = offerText(values, words, after);
    if (await send(body, enquiry.allowed_statuses, enquiry.status)) onClose();
  };
  const total = problems.length > 0 ? null : sumsOf(values).total;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={<Trans>Quote a price</Trans>}
      description={<Trans>For {enquiry.name}</Trans>}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <OfferLines
          lines={values.lines}
          problems={isChecked ? problems : []}
          onChange={(lines) => change({ lines })}
        />
        <OfferTerms
          values={values}
          problems={isChecked ? problems : []}
          onChange={change}
        />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <b className="text-lg tabular-nums">
            <Trans>Total</Trans>:{' '}
            {total === null ? '–' : `NPR ${number(inRupees(total).replaceAll(',', ''))}`}
          </b>
          <Button type="submit" isBusy={isBusy}>
            <Send aria-hidden />
            <Trans>Send the quote</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
