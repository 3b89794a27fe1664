import { expect, test } from 'vitest';
import { grouped, withCommas } from '../src/format/grouped';

const DECIMALS = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 2],
  [3, 0],
] as const;
const EDGES = [
  0, -0, 0.005, 0.015, 0.5, 1.005, 1.5, 2.5, 99.995, 999, 999.999, 1000, 9999.5, 99_999,
  100_000, 1_234_567.891, 12_345_678, 1e12, 9_007_199_254_740_991, 1e20,
];
/** Numbers of every length, the same in each run. */
const many = Array.from({ length: 4000 }, (_, n) => {
  const wild = Math.abs(Math.sin(n + 1) * 1e4) % 1;
  return wild * 10 ** (n % 16);
});

test.each(DECIMALS)(
  'writes what the browser writes, with %i decimals, %i at least',
  (most, least) => {
    const intl = new Intl.NumberFormat('en-IN', {
      maximumFractionDigits: most,
      minimumFractionDigits: least,
    });
    for (const value of [...EDGES, ...many].flatMap((one) => [one, -one])) {
      expect(grouped(value, most, least), String(value)).toBe(intl.format(value));
    }
  },
);

test('what is no number, or endless, too', () => {
  const intl = new Intl.NumberFormat('en-IN');
  for (const value of [NaN, Infinity, -Infinity]) {
    expect(grouped(value, 2)).toBe(intl.format(value));
  }
});

test('digits too many for a number, too', () => {
  const intl = new Intl.NumberFormat('en-IN');
  for (const amount of [0n, 7n, 999n, 1000n, 145_000n, 12_345_678_901_234_567_890n]) {
    for (const each of [amount, -amount]) {
      expect(withCommas(String(each))).toBe(intl.format(each));
    }
  }
});
