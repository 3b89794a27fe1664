import { expect, test } from 'vitest';
import { formatMoney } from '../src';

const rates = {
  NPR: {
    locale: 'en-IN',
    name: 'Nepalese rupee',
    name_ne: 'नेपाली रुपैयाँ',
    symbol: 'Rs',
    rate: 1,
  },
  USD: {
    locale: 'en-US',
    name: 'US dollar',
    name_ne: 'अमेरिकी डलर',
    symbol: '$',
    rate: 140,
  },
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

test('prices from 100 on have no decimal digits', () => {
  const style = { locale: 'en', currency: 'NPR', rates } as const;
  expect(plain(formatMoney('1450.49', style))).toBe('NPR 1,450');
  expect(plain(formatMoney('1450.50', { ...style, locale: 'ne' }))).toBe('रू १,४५१');
});

test('prices below 100 show paisa where they have them', () => {
  const style = { locale: 'en', currency: 'NPR', rates } as const;
  const shown = ['0.40', '0.50', '12.50', '4.00', '99.99'].map((price) =>
    plain(formatMoney(price, style)),
  );
  expect(shown).toEqual(['NPR 0.40', 'NPR 0.50', 'NPR 12.50', 'NPR 4', 'NPR 99.99']);
  expect(plain(formatMoney('0.40', { ...style, locale: 'ne' }))).toBe('रू ०.४०');
});

test('a small amount in another currency has two significant digits', () => {
  const style = { locale: 'en', currency: 'USD', rates } as const;
  const shown = ['4.00', '0.01', '100.00', '1399.00'].map((price) =>
    plain(formatMoney(price, style)),
  );
  expect(shown).toEqual(['≈ $ 0.029', '≈ $ 0.000071', '≈ $ 0.71', '≈ $ 10']);
});

test('a price is never formatted as empty', () => {
  const style = { locale: 'en', rates } as const;
  for (let paisa = 1; paisa < 20_000; paisa += 1) {
    const price = (paisa / 100).toFixed(2);
    const npr = plain(formatMoney(price, { ...style, currency: 'NPR' })).slice(4);
    const usd = plain(formatMoney(price, { ...style, currency: 'USD' })).slice(4);
    expect(Number(npr)).toBeCloseTo(Number(price), paisa < 10_000 ? 5 : -0.5);
    expect(Math.abs(Number(usd) * 140 - Number(price))).toBeLessThan(
      0.06 * Number(price),
    );
  }
});

test('another currency is marked as approximate and has no decimals', () => {
  const style = { locale: 'en', currency: 'USD', rates } as const;
  expect(plain(formatMoney('1450.00', style))).toBe('≈ $ 10');
});

test('without rates the price stays in rupees', () => {
  const style = { locale: 'en', currency: 'USD', rates: undefined } as const;
  expect(plain(formatMoney('1450', style))).toBe('NPR 1,450');
});
