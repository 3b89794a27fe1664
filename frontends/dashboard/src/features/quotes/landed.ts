/** What an offer costs delivered, counted as the server counts it: full paisa, halves up. */
import type { Cost, QuoteLine, TaxMode } from '../../api/quotes';
import { numeral } from '@haat/platform';

export type PricedLine = Pick<QuoteLine, 'type'> &
  Record<'quantity' | 'unit_price', string>;
const PERCENT = 13n;

/** `1,450.5` in hundredths is 145050; null for what is no amount with so few decimals. */
export function scaled(text: string, decimals: number): bigint | null {
  const [, integer = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(numeral(text)) ?? [];
  if (!integer || fraction.length > decimals) return null;
  return BigInt(integer + fraction.padEnd(decimals, '0'));
}

const halfUp = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by);
const paisa = (text: string) => scaled(text, 2) ?? 0n;

/** Quantity by unit price, as the seller wrote it: with VAT where it is included. */
function priceOf(line: PricedLine): bigint {
  if (line.type === 'not_available') return 0n;
  return halfUp((scaled(line.quantity, 3) ?? 0n) * paisa(line.unit_price), 1000n);
}

/** Computed once, on the sum of the lines. */
function vatOf(amount: bigint, tax: TaxMode): bigint {
  if (tax === 'pan_bill') return 0n;
  if (tax === 'vat_13_extra') return halfUp(amount * PERCENT, 100n);
  return amount - halfUp(amount * 100n, 100n + PERCENT);
}

const sumOf = (amounts: bigint[]) => amounts.reduce((total, one) => total + one, 0n);

const inRupees = (amount: bigint) => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Of all lines; `lines`: quantity by unit price. What is not a number yet counts nothing. */
export function landedCost(
  lines: PricedLine[],
  tax: TaxMode,
  freightText: string,
): Cost & { lines: string[] } {
  const prices = lines.map(priceOf);
  const vat = vatOf(sumOf(prices), tax);
  const goods = tax === 'vat_13_included' ? sumOf(prices) - vat : sumOf(prices);
  const freight = paisa(freightText);
  return {
    goods: inRupees(goods),
    vat: inRupees(vat),
    freight: inRupees(freight),
    landed: inRupees(goods + vat + freight),
    lines: prices.map(inRupees),
  };
}
