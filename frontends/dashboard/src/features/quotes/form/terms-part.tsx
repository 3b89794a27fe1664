import { FormNumberField, FormSelect, FormTextArea, FormTextField } from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import type { TaxMode } from '../../../api/quotes';
import { FormPart } from '../../products/form/form-part';
import { dayAhead } from '../day-ahead';
import { useQuoteWords } from '../use-quote-words';

const TAXES: TaxMode[] = ['vat_13_extra', 'vat_13_included', 'pan_bill'];
const LONGEST_DAYS = 90;

/** What holds for all lines: tax, freight, time, payment, validity. */
export function TermsPart() {
  const words = useQuoteWords();
  return (
    <FormPart title={<Trans>Terms</Trans>}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          name="tax_mode"
          label={<Trans>Tax</Trans>}
          options={TAXES.map((value) => ({ value, label: words.tax(value) }))}
        />
        <FormNumberField
          name="freight"
          label={<Trans>Freight for all, NPR</Trans>}
          hint={<Trans>Leave blank for free delivery</Trans>}
        />
        <FormNumberField
          name="delivery_days"
          label={<Trans>Delivery, days</Trans>}
          isInteger
        />
        <FormTextField
          name="valid_until"
          type="date"
          label={<Trans>Valid until</Trans>}
          required
          min={dayAhead(1)}
          max={dayAhead(LONGEST_DAYS)}
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
