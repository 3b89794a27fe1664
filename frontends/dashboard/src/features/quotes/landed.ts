/** What an offer costs delivered, counted as the server counts it: whole paisa, halves up. */
import type { Cost, ItemType, TaxMode } from '../../api/quotes';
import { numeral } from '../products/product-values';

export type PricedLine = { type: ItemType; quantity: string; unit_price: string };
type Part = { goods: bigint; vat: bigint };
const NOTHING: Part = { goods: 0n, vat: 0n };
const PERCENT = 13n;

/** `1,450.5` in hundredths is 145050; null for what is no amount with so few decimals. */
export function scaled(text: string, decimals: number): bigint | null {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d*))?$/.exec(numeral(text)) ?? [];
  if (!whole || part.length > decimals) return null;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

const halfUp = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by);
const paisa = (text: string) => scaled(text, 2) ?? 0n;

function partOf(line: PricedLine, tax: TaxMode): Part {
  if (line.type === 'not_available') return NOTHING;
  const price = halfUp((scaled(line.quantity, 3) ?? 0n) * paisa(line.unit_price), 1000n);
  if (tax === 'pan_bill') return { goods: price, vat: 0n };
  if (tax === 'vat_13_extra') {
    return { goods: price, vat: halfUp(price * PERCENT, 100n) };
  }
  const goods = halfUp(price * 100n, 100n + PERCENT);
  return { goods, vat: price - goods };
}

const inRupees = (amount: bigint) => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The whole of it; what is not a number yet counts nothing. */
export function landedCost(
  lines: PricedLine[],
  tax: TaxMode,
  freightText: string,
): Cost & { lines: string[] } {
  const parts = lines.map((line) => partOf(line, tax));
  const sum = (of: keyof Part) => parts.reduce((total, part) => total + part[of], 0n);
  const [goods, vat, freight] = [sum('goods'), sum('vat'), paisa(freightText)];
  return {
    goods: inRupees(goods),
    vat: inRupees(vat),
    freight: inRupees(freight),
    landed: inRupees(goods + vat + freight),
    lines: parts.map((part) => inRupees(part.goods + part.vat)),
  };
}
