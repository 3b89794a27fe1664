import type { DeliveryOut } from '@haat/api/enquiries';
import { useLocalName } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';

/** To which district it is to be delivered. */
export function PlaceChip({ place }: { place: DeliveryOut | null }) {
  const localName = useLocalName();
  if (!place) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-sand px-2.5 py-0.5 text-xs font-semibold text-ink-700">
      <MapPin className="size-3.5" aria-hidden />
      <span className="sr-only">
        <Trans>Deliver to</Trans>
      </span>
      {localName({ name: place.district, name_ne: place.district_ne })}
    </span>
  );
}
