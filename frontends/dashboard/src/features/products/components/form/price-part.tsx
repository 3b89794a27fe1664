import { UnitPicker } from '@haat/enquiry';
import { FormCheckbox, FormNumberField, useField, useWatch } from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import { FormPart } from '../../../../components/forms/form-part';
import { PriceField } from './price-field';
import type { TypedProduct } from '../../product-schema';
import { TierRows } from './tier-rows';

/** What it costs, by which measure, from how many on, and when it is ready. */
export function PricePart() {
  const isOnRequest = useWatch<TypedProduct, 'price_on_request'>({
    name: 'price_on_request',
  });
  const unit = useField('unit_id');
  return (
    <FormPart title={<Trans>Price and quantity</Trans>}>
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="grid content-start gap-2.5">
          <PriceField isOnRequest={isOnRequest} />
          <FormCheckbox name="price_on_request" label={<Trans>Price on request</Trans>} />
        </div>
        <UnitPicker value={unit.value} error={unit.error} onChange={unit.onChange} />
        <FormNumberField name="moq" label={<Trans>Minimum order</Trans>} isInteger />
      </div>
      {isOnRequest ? null : <TierRows />}
      <FormNumberField
        name="lead_time_days"
        className="mt-4 sm:max-w-[33%]"
        label={<Trans>Lead time (days)</Trans>}
        isInteger
      />
    </FormPart>
  );
}
