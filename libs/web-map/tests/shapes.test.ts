import { expect, test } from 'vitest';
import { SHAPES, districtAt, isInNepal } from '../src/shapes';

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

test('every one of the 77 districts has one outline', () => {
  const ids = SHAPES.features.map(({ properties }) => properties.id);
  expect(new Set(ids).size).toBe(77);
  expect(ids).toHaveLength(77);
});
