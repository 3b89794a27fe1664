/** `500 kg` of a sentence, in either script. */
import type { UnitOut } from '@haat/api/units';
import { inLatinDigits, readNumber } from '@haat/platform';
import type { Details } from '../last-enquiry';

/** How people write units besides their names and symbols. */
const SPELLINGS: Record<string, string> = {
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  किलो: 'kg',
  केजी: 'kg',
  gm: 'g',
  gms: 'g',
  ton: 't',
  tons: 't',
  ltr: 'L',
  liter: 'L',
  liters: 'L',
  sack: 'bag',
  sacks: 'bag',
  बोरी: 'bag',
  pcs: 'pc',
  वटा: 'pc',
  ओटा: 'pc',
  गोटा: 'pc',
};
/** "500 in Kathmandu" are no inches. */
const NO_UNITS = new Set(['in']);
const QUANTITY =
  /(?<![\p{L}\d.,])(\d[\d,]*(?:\.\d{1,3})?)\s*([\p{L}\p{M}²³]+)(?:\s+(\p{L}+))?/gu;

export type ReadQuantity = Pick<Details, 'quantity' | 'unit_id'>;
/** `at`: the words themselves. */
export type QuantityMatch = { quantity: string; unit: UnitOut; at: string };

/** The first number before the name of a unit; how long something takes is no quantity. */
export function findQuantity(text: string, units: UnitOut[]): QuantityMatch | undefined {
  const bySpelling = spellingsOf(units.filter(({ dimension }) => dimension !== 'time'));
  const matches = inLatinDigits(text).matchAll(QUANTITY);
  for (const [all, digits = '', name = '', next = ''] of matches) {
    const ofTwo = bySpelling.get(`${name} ${next}`.toLowerCase());
    const unit = ofTwo ?? bySpelling.get(name.toLowerCase());
    const quantity = readNumber(digits);
    if (!unit || !quantity || Number(quantity) <= 0) continue;
    const at = ofTwo || !next ? all : all.slice(0, -next.length).trimEnd();
    return { quantity, unit, at };
  }
  return undefined;
}

export function readQuantity(text: string, units: UnitOut[]): ReadQuantity | undefined {
  const match = findQuantity(text, units);
  return match ? { quantity: match.quantity, unit_id: match.unit.id } : undefined;
}

function spellingsOf(units: UnitOut[]): Map<string, UnitOut> {
  const bySpelling = new Map<string, UnitOut>();
  const add = (spelling: string, unit: UnitOut) => {
    const key = spelling.toLowerCase();
    if (!NO_UNITS.has(key) && !bySpelling.has(key)) bySpelling.set(key, unit);
  };
  for (const unit of units) {
    for (const name of [unit.symbol, unit.name, `${unit.name}s`, unit.name_ne]) {
      add(name, unit);
    }
  }
  for (const [spelling, symbol] of Object.entries(SPELLINGS)) {
    const unit = units.find((one) => one.symbol === symbol);
    if (unit) add(spelling, unit);
  }
  return bySpelling;
}
