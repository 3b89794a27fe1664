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

/** `at`: the words themselves, with their preposition. */
export type PlaceMatch = { place: PlaceValues; at: string };

/** A district, or a local unit whose name is in one district only. */
export function findPlace(text: string, places: Places): PlaceMatch | undefined {
  for (const pattern of [TO, JOINED, IN]) {
    for (const [all, phrase = ''] of text.matchAll(pattern)) {
      const named = placeNamed(phrase, places);
      if (!named) continue;
      return { place: named.place, at: all.replace(phrase, named.name) };
    }
  }
  return undefined;
}

export const readPlace = (text: string, places: Places): PlaceValues | undefined =>
  findPlace(text, places)?.place;

function placeNamed(phrase: string, places: Places) {
  const all = phrase.split(/\s+/);
  for (let count = Math.min(all.length, MAX_NAME_PARTS); count > 0; count -= 1) {
    const name = all.slice(0, count).join(' ');
    const place = placeOf(spelled(name), places);
    if (place) return { name, place };
  }
  return undefined;
}

function placeOf(name: string, places: Places): PlaceValues | undefined {
  const district = places.districts.find((one) => isNamed(one, name));
  if (district) return values(district);
  const [unit, another] = places.municipalities.filter((one) => isNamed(one, name));
  const around = places.districts.find(({ id }) => id === unit?.district_id);
  return unit && around && !another ? values(around, unit) : undefined;
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
