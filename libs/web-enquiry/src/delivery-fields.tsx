import { Trans } from '@lingui/react/macro';
import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { PlaceSelects } from './place-selects';
import type { Enquiry } from './use-enquiry';

/** Where to deliver, for who wants to say it: folded away, since nobody must. */
export function DeliveryFields({ enquiry }: { enquiry: Enquiry }) {
  const [isOpen, setIsOpen] = useState(enquiry.values.district_id !== '');
  const { values, errors, changePlace } = enquiry;
  const { province_id, district_id, municipality_id } = values;
  return (
    <details
      className="group rounded-md border border-line"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3.5 text-[14px] font-semibold [&::-webkit-details-marker]:hidden">
        <MapPin className="size-4 text-ink-500" aria-hidden />
        <Trans>Where to deliver (optional)</Trans>
        <ChevronDown
          className="ml-auto size-4 text-ink-500 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      {/* Places are asked for once somebody wants to name one. */}
      {isOpen ? (
        <div className="grid gap-3.5 px-3.5 pb-3.5">
          <PlaceSelects
            values={{ province_id, district_id, municipality_id }}
            errors={{
              district_id: errors['delivery.district_id'],
              municipality_id: errors['delivery.municipality_id'],
            }}
            onChange={changePlace}
          />
        </div>
      ) : null}
    </details>
  );
}
