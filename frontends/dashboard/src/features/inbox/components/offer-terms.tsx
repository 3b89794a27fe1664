import { FormNumberField, FormSelect, FormTextArea, FormDateField } from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxMode } from '../../../api/quotes';
import { DeliveryDaysField, PaymentFields } from '../../../components/forms/terms-fields';

/** Tax, delivery, payment, validity and a note. */
export function OfferTerms() {
  const { t } = useLingui();
  const modes: { value: TaxMode; label: string }[] = [
    { value: 'vat_13_included', label: t`13% VAT included` },
    { value: 'vat_13_extra', label: t`13% VAT extra` },
    { value: 'pan_bill', label: t`PAN bill, no VAT` },
  ];
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <FormSelect name="tax_mode" label={<Trans>Tax</Trans>} options={modes} />
      <FormNumberField name="freight" label={<Trans>Freight, NPR</Trans>} />
      <FormDateField name="valid_until" label={<Trans>Valid until</Trans>} />
      <DeliveryDaysField />
      <PaymentFields />
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
