import { AddressFields } from './address-fields';
import { MapFields } from './map-fields';

/** The address as text and on the map. */
export const PlaceFields = () => (
  <div className="grid grid-cols-1 gap-5">
    <AddressFields />
    <MapFields />
  </div>
);
