import { FormNumberField, FormSelect, FormTextArea, FormTextField } from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxMode } from '../../../api/quotes';

/** Tax, delivery, payment, validity and a note; a guest gets them in a message, in short. */
export function OfferTerms({ isForGuest }: { isForGuest: boolean }) {
  const { t } = useLingui();
  const modes: { value: TaxMode; label: string }[] = [
    { value: 'vat_13_included', label: t`13 % VAT included` },
    { value: 'vat_13_extra', label: t`13 % VAT extra` },
    { value: 'pan_bill', label: t`PAN bill, no VAT` },
  ];
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <FormSelect name="tax_mode" label={<Trans>Tax</Trans>} options={modes} />
      <FormNumberField name="freight" label={<Trans>Freight, NPR</Trans>} />
      <FormTextField name="valid_until" label={<Trans>Valid until</Trans>} type="date" />
      {isForGuest ? null : (
        <>
          <FormNumberField
            name="delivery_days"
            label={<Trans>Delivery, days</Trans>}
            isInteger
          />
          <FormNumberField
            name="payment.advance_pct"
            label={<Trans>In advance, %</Trans>}
            isInteger
          />
          <FormNumberField
            name="payment.credit_days"
            label={<Trans>Credit, days</Trans>}
            isInteger
          />
        </>
      )}
      <FormTextArea
        name="note"
        className="sm:col-span-3"
        label={<Trans>Note to the buyer</Trans>}
        rows={2}
        maxLength={600}
      />
    </div>
  );
}
