/** Whereto, of a sentence: `to Pokhara`, `इलामसम्म`. */
import type { District, Municipality } from '@haat/api/locations';
import type { PlaceValues } from '../place-field';

export type Places = { districts: District[]; municipalities: Municipality[] };
type Named = Pick<District, 'name' | 'name_ne'>;

const MAX_NAME_PARTS = 2;
/** "from Ilam" and "Ilam tea" are no place of delivery. "To" counts more than "in". */
const TO = /(?<!\p{L})to\s+(\p{L}+(?:\s+\p{L}+)?)/giu;
const IN = /(?<!\p{L})(?:in|at|near)\s+(\p{L}+(?:\s+\p{L}+)?)/giu;
const JOINED = /([\p{L}\p{M}]+)(?:सम्म|मा|लाई)(?![\p{L}\p{M}])/gu;

/** A district, or a local unit whose name is in one district only. */
export function readPlace(text: string, places: Places): PlaceValues | undefined {
  for (const pattern of [TO, JOINED, IN]) {
    for (const [, phrase = ''] of text.matchAll(pattern)) {
      const place = placeNamed(phrase, places);
      if (place) return place;
    }
  }
  return undefined;
}

function placeNamed(phrase: string, places: Places): PlaceValues | undefined {
  const all = phrase.split(/\s+/);
  for (let count = Math.min(all.length, MAX_NAME_PARTS); count > 0; count -= 1) {
    const name = spelled(all.slice(0, count).join(' '));
    const district = places.districts.find((one) => isNamed(one, name));
    if (district) return values(district);
    const [unit, another] = places.municipalities.filter((one) => isNamed(one, name));
    const around = places.districts.find(({ id }) => id === unit?.district_id);
    if (unit && around && !another) return values(around, unit);
  }
  return undefined;
}

const isNamed = ({ name, name_ne }: Named, wanted: string) =>
  spelled(name) === wanted || spelled(name_ne) === wanted;

/** काठमाडौं and काठमाडौँ are one name. */
const spelled = (name: string) => name.toLowerCase().replaceAll('ँ', 'ं');

const values = (district: District, unit?: Municipality): PlaceValues => ({
  province_id: String(district.province_id),
  district_id: String(district.id),
  municipality_id: unit ? String(unit.id) : '',
});
