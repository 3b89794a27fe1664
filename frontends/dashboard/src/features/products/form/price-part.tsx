import { UnitPicker } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { Checkbox, NumberField } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { numeral, type ProductFormProps } from '../product-values';
import { FormPart } from './form-part';
import { TierRows } from './tier-rows';

/** What it costs, by which measure, from how many on, and when it is ready. */
export function PricePart({ values, set, errors }: ProductFormProps) {
  const { number } = useFormat();
  const amount = Number(numeral(values.price));
  return (
    <FormPart title={<Trans>Price and quantity</Trans>}>
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="grid content-start gap-2.5">
          <NumberField
            label={<Trans>Price, NPR</Trans>}
            required={!values.isOnRequest}
            disabled={values.isOnRequest}
            value={values.isOnRequest ? '' : values.price}
            error={errors.price}
            hint={amount > 0 && !values.isOnRequest ? number(amount) : undefined}
            onChange={({ target }) => set({ price: target.value })}
          />
          <Checkbox
            label={<Trans>Price on request</Trans>}
            checked={values.isOnRequest}
            onChange={({ target }) => set({ isOnRequest: target.checked })}
          />
        </div>
        <UnitPicker
          value={values.unit_id}
          error={errors.unit_id}
          onChange={(unit_id) => set({ unit_id })}
        />
        <NumberField
          label={<Trans>Minimum order</Trans>}
          isWhole
          value={values.moq}
          error={errors.moq}
          onChange={({ target }) => set({ moq: target.value })}
        />
      </div>
      {values.isOnRequest ? null : <TierRows values={values} set={set} errors={errors} />}
      <NumberField
        className="mt-4 sm:max-w-[33%]"
        label={<Trans>Ready in how many days</Trans>}
        isWhole
        value={values.lead_time_days}
        error={errors.lead_time_days}
        onChange={({ target }) => set({ lead_time_days: target.value })}
      />
    </FormPart>
  );
}
