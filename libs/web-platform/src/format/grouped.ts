/** Where `Intl` sets a comma in en-IN: before the last three digits, then before each two. */
const GAPS = /\B(?=(?:\d\d)+\d$)/g;
/** Outside of these a number has an exponent, or more digits than its decimals allow. */
const [SMALLEST, LARGEST] = [1e-6, 1e11];

/** By its decimals, as one reads it: 0.015 is nearer to 0.02, whatever the float is. */
function rounded(value: number, decimals: number): number {
  if (value < SMALLEST) return 0;
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
}

/** `145000` as `1,45,000`, however long. */
export const withCommas = (digits: string): string => digits.replace(GAPS, ',');

/**
 * `1,45,000.5`: what `Intl.NumberFormat` writes for en-IN, at most `decimals` of them and at least `least`. Written
 * here, because the first formatter of the browser that a page makes takes a slow phone 100 ms (ADR 27).
 */
export function grouped(value: number, decimals: number, least = 0): string {
  if (!(Math.abs(value) < LARGEST)) {
    const options = { maximumFractionDigits: decimals, minimumFractionDigits: least };
    return new Intl.NumberFormat('en-IN', options).format(value);
  }
  const isNegative = value < 0 || Object.is(value, -0);
  const text = rounded(Math.abs(value), decimals).toFixed(decimals);
  const [integer = '', fraction = ''] = text.split('.');
  const rest = fraction.replace(/0+$/, '').padEnd(least, '0');
  return `${isNegative ? '-' : ''}${withCommas(integer)}${rest && `.${rest}`}`;
}
