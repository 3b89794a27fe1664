import { FormNumberField } from '@haat/forms';
import { Trans } from '@lingui/react/macro';

/** The days of delivery of a quote. */
export const DeliveryDaysField = () => (
  <FormNumberField name="delivery_days" label={<Trans>Delivery, days</Trans>} isInteger />
);

/** Advance and credit of a quote. */
export const PaymentFields = () => (
  <>
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
);
