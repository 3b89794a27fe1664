import { useUnitLabel } from '@haat/enquiry';
import { useFormat, useLocalName } from '@haat/platform';
import type { Enquiry } from '../../api/enquiries';
import { worthOf } from './worth-of';

/** Product, quantity and what it is worth in one line; without a product its category. */
export function AboutLine({ enquiry }: { enquiry: Enquiry }) {
  const localName = useLocalName();
  const { number, money } = useFormat();
  const unitOf = useUnitLabel();
  const { product, category, product_name, quantity, unit } = enquiry;
  const what = product ? localName(product) : product_name || localName(category);
  const much = quantity
    ? `${number(quantity)} ${unitOf({ unit }, Number(quantity))}`.trim()
    : '';
  const worth = worthOf(enquiry);
  const parts = [much, worth ? money(worth) : '', what];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}
