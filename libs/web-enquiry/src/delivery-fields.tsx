import { useErrorText, useFormContext, useFormState, useWatch } from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import type { Details } from './details-schema';
import { PlaceField } from './place-field';

/** `delivery` of the form around it, at least a district. */
export function DeliveryFields() {
  const { setValue, clearErrors } = useFormContext<Details>();
  const values = useWatch<Details, 'delivery'>({ name: 'delivery' });
  const { errors } = useFormState<Details>({ name: 'delivery' });
  const textOf = useErrorText();
  return (
    <PlaceField
      label={<Trans>Delivery place (optional)</Trans>}
      least="district"
      values={values}
      errors={{
        district_id: textOf(errors.delivery?.district_id),
        municipality_id: textOf(errors.delivery?.municipality_id),
      }}
      onChange={(place) => {
        setValue('delivery', place, { shouldDirty: true });
        clearErrors('delivery');
      }}
    />
  );
}
