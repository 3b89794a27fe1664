import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const load = createRequire(import.meta.url);
const { weights } = load('../weights.cjs') as { weights: () => Record<string, number> };
const PICTURES = path.resolve(import.meta.dirname, '../../../deploy/seed/images');
const KB = 1000;

/** In bytes as they are sent. What is larger makes phones on thin lines wait. */
const BUDGETS: Record<string, number> = {
  home: 140 * KB,
  product: 147 * KB,
  search: 155 * KB,
  vendor: 170 * KB,
  vendorEntry: 5 * KB,
  dashboardEntry: 5 * KB,
  sellerArea: 29 * KB,
  styles: 15 * KB,
  englishFonts: 30 * KB,
};
const PICTURE = 25 * KB;

const WEIGHTS = weights();

test.each(Object.keys(BUDGETS))('%s stays within its budget', (name) => {
  const weight = WEIGHTS[name] ?? Infinity;
  const budget = BUDGETS[name] ?? 0;
  console.log(`${name.padEnd(15)}${(weight / KB).toFixed(1)} of ${budget / KB} KB`);
  expect(weight).toBeLessThanOrEqual(budget);
});

test('every picture of the lists stays within its budget', () => {
  const heavy = fs
    .readdirSync(PICTURES)
    .filter((file) => file.endsWith('.webp'))
    .filter((file) => fs.statSync(path.join(PICTURES, file)).size > PICTURE);
  expect(heavy).toEqual([]);
});
