import { expect, test } from 'vitest';
import { spread } from '../src/spread';

const DIAMETER = 32;
const VALLEY = [
  { x: 100, y: 100 },
  { x: 104, y: 108 },
  { x: 109, y: 102 },
];
const FAR = { x: 400, y: 60 };

test('close numbers do not cover each other, and far ones stay where they are', () => {
  const moved = spread([...VALLEY, FAR], DIAMETER);
  const gaps = moved.flatMap((one, index) =>
    moved.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(DIAMETER * 0.85);
  expect(moved[3]?.x).toBeCloseTo(FAR.x, 0);
  expect(moved[3]?.y).toBeCloseTo(FAR.y, 0);
});

test('the same numbers are always at the same places', () => {
  expect(spread(VALLEY, DIAMETER)).toEqual(spread(VALLEY, DIAMETER));
});
