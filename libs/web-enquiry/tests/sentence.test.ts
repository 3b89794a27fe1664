/** What is read out of a sentence, in both languages and calendars. */
import type { UnitOut } from '@haat/api/units';
import { expect, test } from 'vitest';
import { readNeed } from '../src/sentence/read-need';
import { readSentence } from '../src/sentence/read-sentence';

const unit = (
  id: string,
  name: string,
  name_ne: string,
  dimension = 'mass',
): UnitOut => ({
  id,
  code: id,
  name,
  name_ne,
  symbol: id,
  dimension,
});
const district = (id: number, name: string, name_ne: string) => ({
  id,
  name,
  name_ne,
  province_id: 1,
  lat: 27,
  lng: 87,
});
const town = (id: number, district_id: number, name: string, name_ne: string) => ({
  id,
  district_id,
  name,
  name_ne,
  kind: 'municipality' as const,
  wards: null,
});
const reference = {
  today: '2026-11-20',
  units: [
    unit('kg', 'Kilogram', 'किलोग्राम'),
    unit('t', 'Tonne', 'टन'),
    unit('in', 'Inch', 'इन्च', 'length'),
    unit('sq ft', 'Square foot', 'वर्गफिट', 'area'),
    unit('bag', 'Bag', 'बोरा', 'count'),
    unit('mo', 'Month', 'महिना', 'time'),
  ],
  districts: [
    district(103, 'Ilam', 'इलाम'),
    district(401, 'Kaski', 'कास्की'),
    district(301, 'Kathmandu', 'काठमाडौँ'),
  ],
  municipalities: [
    town(40101, 401, 'Pokhara', 'पोखरा'),
    town(10399, 103, 'Madi', 'मादी'),
    town(40199, 401, 'Madi', 'मादी'),
  ],
};
const read = (text: string) => readSentence(text, reference);
const ilam = { province_id: '1', district_id: '103', municipality_id: '' };

test('quantity, unit, place and day of one sentence', () => {
  expect(read('500 kg tea to Ilam by 15 Poush')).toEqual({
    quantity: '500',
    unit_id: 'kg',
    delivery: ilam,
    needed_by: '2026-12-30',
  });
});

test('the same in Nepali', () => {
  expect(read('इलामसम्म ५०० किलो चिया १५ पुससम्म चाहियो')).toEqual({
    quantity: '500',
    unit_id: 'kg',
    delivery: ilam,
    needed_by: '2026-12-30',
  });
});

test.each([
  ['1,50,000 kg of rice', '150000', 'kg'],
  ['25 sacks of 20 kg', '25', 'bag'],
  ['2.5 tons of steel', '2.5', 't'],
  ['1200 sq ft of tiles', '1200', 'sq ft'],
  ['५० बोरा सिमेन्ट', '50', 'bag'],
])('%s', (text, quantity, unit_id) => {
  expect(read(text)).toEqual({ quantity, unit_id });
});

test.each(['500 in Kathmandu', 'for 2 months', 'OPC 53 grade', '0 kg', '15 Poush kg'])(
  '%s has no quantity',
  (text) => {
    expect(read(text)).not.toHaveProperty('quantity');
  },
);

test.each([
  ['by 30 Dec', '2026-12-30'],
  ['before 12 Poush 2083', '2026-12-27'],
  ['Poush 15', '2026-12-30'],
  ['on 2026-12-01', '2026-12-01'],
  ['by 2 January', '2027-01-02'],
  ['1st December 2026', '2026-12-01'],
  ['within 10 days', '2026-11-30'],
  ['in 2 weeks', '2026-12-04'],
  ['१० दिनभित्र', '2026-11-30'],
])('%s is a day', (text, needed_by) => {
  expect(read(text)).toEqual({ needed_by });
});

test.each(['by 31 November', 'on 1 Jan 2020', '33 Poush', 'in 10 kinds'])(
  '%s is no day',
  (text) => {
    expect(read(text)).toEqual({});
  },
);

test.each([
  ['deliver to Pokhara please', '401', '40101'],
  ['tea from Ilam to Kathmandu', '301', ''],
  ['काठमाडौंमा', '301', ''],
  ['a café in Pokhara', '401', '40101'],
])('%s is a place', (text, district_id, municipality_id) => {
  const delivery = { province_id: '1', district_id, municipality_id };
  expect(read(text)).toEqual({ delivery });
});

test.each(['Ilam tea', 'tea from Ilam', 'to Madi', 'to the shop'])(
  '%s is no place of delivery',
  (text) => {
    expect(read(text)).toEqual({});
  },
);

test.each([
  ['500 kg orthodox tea near Ilam', 'orthodox tea', '500', 'kg', '103'],
  ['५०० किलो चिया इलाममा', 'चिया', '500', 'kg', '103'],
  ['2 bags of rice', 'rice', '2', 'bag', ''],
  ['tea in Pokhara', 'tea', '', undefined, '401'],
])('a search of %s', (text, query, quantity, unitId, districtId) => {
  const found = readNeed(text, reference);
  expect(found && { ...found, unit: found.unit?.id }).toEqual({
    query,
    quantity,
    unit: unitId,
    districtId,
  });
});

test.each(['orthodox tea', '500 kg', 'in Ilam', 'grade 53 cement'])(
  '%s is no thing with its quantity or place',
  (text) => expect(readNeed(text, reference)).toBeUndefined(),
);
