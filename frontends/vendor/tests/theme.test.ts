import { contrastToWhite, readable } from '@haat/ui';
import { expect, test } from 'vitest';
import type { Shop } from '../src/hooks/use-shop';
import { colourOfShop } from '../src/components/theme';

const shopWith = (colours: Partial<Shop>) =>
  ({ company_name: 'Test Tea House', ...colours }) as Shop;

test.each(['#ffee00', '#ffffff', '#7fd1ff', '#f8b133', '#0f4a36', '#000000'])(
  'white text can be read on the colour of a %s logo',
  (colour) => expect(contrastToWhite(readable(colour))).toBeGreaterThanOrEqual(5.6),
);

test('a dark colour stays as it is', () => expect(readable('#0f4a36')).toBe('#0f4a36'));

test('the contrast is counted as WCAG counts it', () => {
  expect(contrastToWhite('#000000')).toBeCloseTo(21, 1);
  expect(contrastToWhite('#767676')).toBeCloseTo(4.54, 2);
});

test('the logo’s colour takes precedence over the company’s', () => {
  const both = { theme_color: '#0f4a36', brand_colour: '#272d86' };
  expect(colourOfShop(shopWith(both))).toBe('#0f4a36');
  expect(colourOfShop(shopWith({ ...both, theme_color: null }))).toBe('#272d86');
});

test('what is no colour is not worn', () => {
  const colour = colourOfShop(shopWith({ theme_color: 'red;}', brand_colour: null }));
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});
