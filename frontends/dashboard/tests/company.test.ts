import { expect, test } from 'vitest';
import { companyValues } from '../src/features/company/company-values';
import {
  conflicts,
  edit,
  rebase,
  touched,
  withEdits,
} from '../src/features/company/edits';
import { parseCoordinates } from '../src/features/company/map/coordinates';
import { SHAPES, districtAt, isInNepal } from '../src/features/company/map/shapes';

const saved = companyValues({ about: 'Old', delivers_to: [301], company_name: 'Rai' });

test('a field typed back to what is saved leaves nothing to save', () => {
  const once = edit({}, saved, { about: 'New', company_name: 'Rai Tea' });
  const back = edit(once, saved, { about: 'Old' });
  expect(touched(back, saved, ['about', 'company_name'])).toEqual(['company_name']);
  expect(withEdits(saved, back).company_name).toBe('Rai Tea');
});

test('somebody else changing the same field is a conflict, another field is none', () => {
  const mine = edit({}, saved, { about: 'Mine' });
  const theirs = { ...saved, about: 'Theirs', company_name: 'Rai & Sons' };
  expect(conflicts(mine, theirs, ['about', 'company_name'])).toEqual(['about']);
  expect(conflicts(mine, { ...saved, company_name: 'X' }, ['about'])).toEqual([]);
});

test('the same change made twice is no conflict, and mine can be kept', () => {
  const mine = edit({}, saved, { about: 'Mine' });
  expect(conflicts(mine, { ...saved, about: 'Mine' }, ['about'])).toEqual([]);
  const theirs = { ...saved, about: 'Theirs' };
  const kept = rebase(mine, theirs);
  expect(conflicts(kept, theirs, ['about'])).toEqual([]);
  expect(withEdits(theirs, kept).about).toBe('Mine');
});

test.each([
  ['27.7172, 85.3240', { lat: 27.7172, lng: 85.324 }],
  [
    'https://www.google.com/maps/@28.2096123,83.9856,15z',
    { lat: 28.20961, lng: 83.9856 },
  ],
  ['२७.७१७२ ८५.३२४०', { lat: 27.7172, lng: 85.324 }],
  ['27.7172', undefined],
  ['Kathmandu', undefined],
])('coordinates are read from %s', (text, point) => {
  expect(parseCoordinates(text)).toEqual(point);
});

test.each([
  ['Kathmandu', 27.7172, 85.324, 305],
  ['Pokhara', 28.2096, 83.9856, 403],
  ['Ilam', 26.9094, 87.9282, 103],
  ['Dhangadhi', 28.7, 80.59, 708],
])('%s lies in its district', (_name, lat, lng, district) => {
  expect(districtAt({ lat, lng })).toBe(district);
});

test.each([
  ['Birgunj at the border', 27.012, 84.877, true],
  ['Bhairahawa at the border', 27.505, 83.45, true],
  ['Delhi', 28.6139, 77.209, false],
  ['Patna', 25.5941, 85.1376, false],
  ['Lhasa', 29.652, 91.172, false],
  ['Darjeeling', 27.041, 88.2663, false],
])('%s is judged rightly', (_name, lat, lng, isIn) => {
  expect(isInNepal({ lat, lng })).toBe(isIn);
});

test('every one of the 77 districts is drawn once', () => {
  const ids = SHAPES.features.map(({ properties }) => properties.id);
  expect(new Set(ids).size).toBe(77);
  expect(ids).toHaveLength(77);
});
