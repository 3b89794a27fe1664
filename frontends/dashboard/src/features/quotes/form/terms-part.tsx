import { Field, NumberField, Select, TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { TaxMode } from '../../../api/quotes';
import { FormPart } from '../../products/form/form-part';
import { dayAhead } from '../day-ahead';
import type { QuoteValues, Terms } from '../quote-values';
import { useQuoteWords } from '../use-quote-words';

type Props = {
  values: QuoteValues;
  errors: Record<string, string>;
  set: (change: Partial<Terms>) => void;
};
const TAXES: TaxMode[] = ['vat_13_extra', 'vat_13_included', 'pan_bill'];
const LONGEST_DAYS = 90;

/** What holds for all lines: tax, freight, time, payment, validity. */
export function TermsPart({ values, errors, set }: Props) {
  const words = useQuoteWords();
  return (
    <FormPart title={<Trans>Terms</Trans>}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={<Trans>Tax</Trans>}
          options={TAXES.map((value) => ({ value, label: words.tax(value) }))}
          value={values.tax_mode}
          error={errors.tax_mode}
          onChange={({ target }) => set({ tax_mode: target.value as TaxMode })}
        />
        <NumberField
          label={<Trans>Freight for all, NPR</Trans>}
          hint={<Trans>Empty: delivered free</Trans>}
          value={values.freight}
          error={errors.freight}
          onChange={({ target }) => set({ freight: target.value })}
        />
        <NumberField
          label={<Trans>Delivery, days</Trans>}
          isWhole
          value={values.delivery_days}
          error={errors.delivery_days}
          onChange={({ target }) => set({ delivery_days: target.value })}
        />
        <Field
          type="date"
          label={<Trans>Valid until</Trans>}
          required
          min={dayAhead(1)}
          max={dayAhead(LONGEST_DAYS)}
          value={values.valid_until}
          error={errors.valid_until}
          onChange={({ target }) => set({ valid_until: target.value })}
        />
        <NumberField
          label={<Trans>In advance, %</Trans>}
          isWhole
          value={values.advance_pct}
          error={errors['payment.advance_pct']}
          onChange={({ target }) => set({ advance_pct: target.value })}
        />
        <NumberField
          label={<Trans>Credit, days</Trans>}
          isWhole
          value={values.credit_days}
          error={errors['payment.credit_days']}
          onChange={({ target }) => set({ credit_days: target.value })}
        />
      </div>
      <TextArea
        className="mt-4"
        label={<Trans>Note to the buyer</Trans>}
        maxLength={1000}
        value={values.note}
        error={errors.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormPart>
  );
}
