import { useFormContext, useFormState, useErrorText, useWatch } from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { PlaceSelects } from './place-selects';
import type { TypedReview } from './review-schema';

/** `delivery` of the form around it: folded away, since it is optional. */
export function DeliveryFields() {
  const { setValue, clearErrors } = useFormContext<TypedReview>();
  const values = useWatch<TypedReview, 'delivery'>({ name: 'delivery' });
  const { errors } = useFormState<TypedReview>({ name: 'delivery' });
  const textOf = useErrorText();
  const [isChosenOpen, setIsOpen] = useState(false);
  // What was read from the sentence is in sight.
  const isOpen = isChosenOpen || values.district_id !== '';
  return (
    <details
      className="group rounded-md border border-line"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3.5 text-[14px] font-semibold [&::-webkit-details-marker]:hidden">
        <MapPin className="size-4 text-ink-500" aria-hidden />
        <Trans>Delivery place (optional)</Trans>
        <ChevronDown
          className="ml-auto size-4 text-ink-500 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      {/* Places are asked for once somebody wants to name one. */}
      {isOpen ? (
        <div className="grid gap-3.5 px-3.5 pb-3.5">
          <PlaceSelects
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
        </div>
      ) : null}
    </details>
  );
}
