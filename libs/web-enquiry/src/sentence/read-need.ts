/** What is searched, how much of it and near which place: `500 kg tea near Ilam`. */
import type { UnitOut } from '@haat/api/units';
import { inLatinDigits } from '@haat/platform';
import { findPlace, type Places } from './place';
import { findQuantity } from './quantity';

export type ReadNeed = {
  query: string;
  quantity: string;
  unit: UnitOut | undefined;
  districtId: string;
};

/** Undefined when nothing but a thing is named, or no thing at all. A size such as `25 kg bag of rice`
 *  may be read as a quantity: this is for an offer, not for a search. */
export function readNeed(
  text: string,
  reference: Places & { units: UnitOut[] },
): ReadNeed | undefined {
  const latin = inLatinDigits(text);
  const quantity = findQuantity(latin, reference.units);
  const place = findPlace(latin, reference);
  const query = [quantity?.at, place?.at]
    .reduce<string>((rest, at) => (at ? rest.replace(at, ' ') : rest), latin)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^of /i, '');
  if (!query || (!quantity && !place)) return undefined;
  return {
    query,
    quantity: quantity?.quantity ?? '',
    unit: quantity?.unit,
    districtId: place?.place.district_id ?? '',
  };
}
