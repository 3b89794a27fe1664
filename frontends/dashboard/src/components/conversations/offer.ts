/**
 * A price offer as a message: lines `what = NPR 71,500`, the last of them the total.
 * It is readable in an email too; on a page, `offerIn` parses the sums.
 */
import { numeral, withCommas } from '@haat/platform';
import type { TaxMode } from '../../api/quotes';

export type OfferLine = { what: string; quantity: string; unit: string; price: string };
export type Offer = { lines: OfferLine[]; taxMode: TaxMode; freight: string };
export type OfferLabels = { title: string; freight: string; vat: string; total: string };
export type OfferSummary = {
  title: string;
  rows: { what: string; amount: string }[];
  rest: string;
};

const SUM = /^(.+) = NPR ([\d,]+(?:\.\d{2})?)$/;
const VAT_PERCENT = 13n;

/** In thousandths: no binary fraction ever touches money. */
function thousandths(text: string): bigint {
  const [integer = '0', part = ''] = numeral(text).split('.');
  return BigInt(integer) * 1000n + BigInt(part.padEnd(3, '0'));
}
const divided = (value: bigint, by: bigint) => (value + by / 2n) / by;
/** Paisa, rounded half up. */
const paisa = (text: string) => divided(thousandths(text), 10n);
const lineSum = ({ quantity, price }: OfferLine) =>
  divided(thousandths(quantity) * thousandths(price), 10_000n);

/** Paisa of the lines, of the VAT on top, of the freight, and of all. */
export function sumsOf({ lines, taxMode, freight }: Offer) {
  const each = lines.map(lineSum);
  const goods = each.reduce((sum, one) => sum + one, 0n);
  const vat = taxMode === 'vat_13_extra' ? divided(goods * VAT_PERCENT, 100n) : 0n;
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
  const goods = offer.lines.map(({ what, quantity, unit, price }, index) => {
    const much = `${numeral(quantity)} ${unit}`.trim();
    return line(`${what}, ${much} × ${inRupees(paisa(price))}`, sums.each[index] ?? 0n);
  });
  return [
    labels.title,
    ...goods,
    ...(sums.vat ? [line(labels.vat, sums.vat)] : []),
    ...(sums.freight ? [line(labels.freight, sums.freight)] : []),
    line(labels.total, sums.total),
    ...after.filter(Boolean),
  ].join('\n');
}

/** The sums of a message that is an offer; null for any other. */
export function offerIn(body: string): OfferSummary | null {
  const [title = '', ...lines] = body.split('\n');
  const matches = lines.map((text) => SUM.exec(text));
  const end = matches.findIndex((match) => match === null);
  const sums = matches.slice(0, end === -1 ? undefined : end);
  if (sums.length < 2 || SUM.test(title)) return null;
  const rows = sums.map((match) => ({
    what: match?.[1] ?? '',
    amount: (match?.[2] ?? '').replaceAll(',', ''),
  }));
  return { title, rows, rest: lines.slice(sums.length).join('\n') };
}
