/** A price for a guest, as a message: lines `what = NPR 71,500`, the last of them the total. */
import { numeral, withCommas } from '@haat/platform';
import type { TaxMode } from '../../api/quotes';

/** `unitName`: as the buyer reads it. */
export type OfferLine = Record<'name' | 'quantity' | 'unit_price', string> & {
  unitName?: string;
};
export type Offer = { items: OfferLine[]; tax_mode: TaxMode; freight: string };
export type OfferLabels = { title: string; freight: string; vat: string; total: string };

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

/** Paisa of the lines, of the VAT on top, of the freight, and of all. */
export function sumsOf({ items, tax_mode, freight }: Offer) {
  const each = items.map(lineSum);
  const goods = each.reduce((sum, one) => sum + one, 0n);
  const vat = tax_mode === 'vat_13_extra' ? divided(goods * VAT_PERCENT, 100n) : 0n;
  const way = freight ? paisa(freight) : 0n;
  return { each, vat, freight: way, total: goods + vat + way };
}

/** 71,500 or 71,500.50, grouped as in Nepal. */
export function inRupees(amount: bigint): string {
  const rest = String(amount % 100n).padStart(2, '0');
  const integer = withCommas(String(amount / 100n));
  return rest === '00' ? integer : `${integer}.${rest}`;
}

/** `after` are lines of text below the sums: tax, validity, a note. */
export function offerText(offer: Offer, labels: OfferLabels, after: string[]): string {
  const sums = sumsOf(offer);
  const line = (what: string, amount: bigint) => `${what} = NPR ${inRupees(amount)}`;
  const goods = offer.items.map(
    ({ name, quantity, unitName = '', unit_price }, index) => {
      const much = `${numeral(quantity)} ${unitName}`.trim();
      return line(
        `${name}, ${much} × ${inRupees(paisa(unit_price))}`,
        sums.each[index] ?? 0n,
      );
    },
  );
  return [
    labels.title,
    ...goods,
    ...(sums.vat ? [line(labels.vat, sums.vat)] : []),
    ...(sums.freight ? [line(labels.freight, sums.freight)] : []),
    line(labels.total, sums.total),
    ...after.filter(Boolean),
  ].join('\n');
}
