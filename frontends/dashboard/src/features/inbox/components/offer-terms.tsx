import { Field, NumberField, Select, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxMode } from '../../../api/quotes';
import type { OfferValues } from '../offer-values';

type Props = {
  values: OfferValues;
  problems: string[];
  onChange: (part: Partial<OfferValues>) => void;
};

/** Tax, delivery, until when it holds, and a word to it. */
export function OfferTerms({ values, problems, onChange }: Props) {
  const { t } = useLingui();
  const modes: { value: TaxMode; label: string }[] = [
    { value: 'vat_13_included', label: t`13 % VAT included` },
    { value: 'vat_13_extra', label: t`13 % VAT extra` },
    { value: 'pan_bill', label: t`PAN bill, no VAT` },
  ];
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <Select
        label={<Trans>Tax</Trans>}
        options={modes}
        value={values.taxMode}
        onChange={({ target }) => onChange({ taxMode: target.value as TaxMode })}
      />
      <NumberField
        label={<Trans>Delivery, NPR</Trans>}
        value={values.freight}
        error={
          problems.includes('freight') ? t`Write a number, such as 1450.50` : undefined
        }
        onChange={({ target }) => onChange({ freight: target.value })}
      />
      <Field
        label={<Trans>Valid until</Trans>}
        type="date"
        value={values.validUntil}
        onChange={({ target }) => onChange({ validUntil: target.value })}
      />
      <TextArea
        className="sm:col-span-3"
        label={<Trans>Note to the buyer</Trans>}
        rows={2}
        maxLength={600}
        value={values.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  );
}
