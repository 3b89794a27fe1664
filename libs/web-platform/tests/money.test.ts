import { expect, test } from 'vitest';
import { formatMoney } from '../src';

const rates = {
  NPR: { locale: 'en-IN', name: 'Nepalese rupee', symbol: 'Rs', rate: 1 },
  USD: { locale: 'en-US', name: 'US dollar', symbol: '$', rate: 140 },
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('rupees are grouped the Nepali way in both languages', () => {
  const style = { currency: 'NPR', rates };
  expect(plain(formatMoney('1450000.00', { ...style, locale: 'en' }))).toBe(
    'NPR 14,50,000',
  );
  expect(plain(formatMoney('1450000.00', { ...style, locale: 'ne' }))).toBe(
    'रू १४,५०,०००',
  );
});

test('prices have no decimal digits', () => {
  const style = { locale: 'en', currency: 'NPR', rates } as const;
  expect(plain(formatMoney('1450.49', style))).toBe('NPR 1,450');
  expect(plain(formatMoney('1450.50', { ...style, locale: 'ne' }))).toBe('रू १,४५१');
});

test('another currency is marked as approximate and has no decimals', () => {
  const style = { locale: 'en', currency: 'USD', rates } as const;
  expect(plain(formatMoney('1450.00', style))).toBe('≈ $ 10');
});

test('without rates the price stays in rupees', () => {
  const style = { locale: 'en', currency: 'USD', rates: undefined } as const;
  expect(plain(formatMoney('1450', style))).toBe('NPR 1,450');
});
