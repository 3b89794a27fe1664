/** Sums of a price while it is written. */
import { numeral, withCommas } from '@haat/platform';
import type { Quote } from '../../api/quotes';

export type OfferLine = Record<'quantity' | 'unit_price', string>;
export type PriceText = Pick<Quote, 'tax_mode' | 'freight'> &
  Record<'items', OfferLine[]>;

const VAT_PERCENT = 13n;

/** In thousandths: no binary fraction ever touches money. */
function thousandths(text: string): bigint {
  const [integer = '0', part = ''] = numeral(text).split('.');
  return BigInt(integer) * 1000n + BigInt(part.padEnd(3, '0'));
}
const divided = (value: bigint, by: bigint) => (value + by / 2n) / by;
/** Paisa, rounded half up. */
const paisa = (text: string) => divided(thousandths(text), 10n);
const lineSum = ({ quantity, unit_price }: OfferLine) =>
  divided(thousandths(quantity) * thousandths(unit_price), 10_000n);

/** Paisa of each line, of all lines, of the VAT on top, of the freight, and of all. */
export function sumsOf({ items, tax_mode, freight }: PriceText) {
  const each = items.map(lineSum);
  const goods = each.reduce((sum, one) => sum + one, 0n);
  const vat = tax_mode === 'vat_13_extra' ? divided(goods * VAT_PERCENT, 100n) : 0n;
  const way = freight ? paisa(freight) : 0n;
  return { each, goods, vat, freight: way, total: goods + vat + way };
}

/** 71,500 or 71,500.50, grouped as in Nepal. */
export function inRupees(amount: bigint): string {
  const rest = String(amount % 100n).padStart(2, '0');
  const integer = withCommas(String(amount / 100n));
  return rest === '00' ? integer : `${integer}.${rest}`;
}
