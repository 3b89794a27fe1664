import {
  FormCheckbox,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormDateField,
} from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import type { TaxMode } from '../../../../api/quotes';
import { FormPart } from '../../../../components/forms/form-part';
import {
  DeliveryDaysField,
  PaymentFields,
} from '../../../../components/forms/terms-fields';
import { dayAhead } from '../../day-ahead';
import { useQuoteLabels } from '../../hooks/use-quote-labels';

const TAXES: TaxMode[] = ['vat_13_extra', 'vat_13_included', 'pan_bill'];
const MAX_DAYS = 90;

/** What holds for all lines: tax, freight, time, payment, validity. */
export function TermsPart() {
  const labels = useQuoteLabels();
  return (
    <FormPart title={<Trans>Terms</Trans>}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          name="tax_mode"
          label={<Trans>Tax</Trans>}
          options={TAXES.map((value) => ({ value, label: labels.tax(value) }))}
        />
        <FormNumberField
          name="freight"
          label={<Trans>Total freight, NPR</Trans>}
          hint={<Trans>Leave blank for free delivery</Trans>}
        />
        <DeliveryDaysField />
        <FormDateField
          name="valid_until"
          label={<Trans>Valid until</Trans>}
          required
          min={dayAhead(1)}
          max={dayAhead(MAX_DAYS)}
        />
        <PaymentFields />
        <FormNumberField
          name="part_freight"
          label={<Trans>Freight for a part, NPR</Trans>}
          hint={<Trans>Leave blank if it is the same</Trans>}
        />
        <FormCheckbox
          name="is_all_or_none"
          className="self-center"
          label={<Trans>My prices apply to the complete order only</Trans>}
        />
      </div>
      <FormTextArea
        name="note"
        className="mt-4"
        label={<Trans>Note to the buyer</Trans>}
        maxLength={1000}
      />
    </FormPart>
  );
}
