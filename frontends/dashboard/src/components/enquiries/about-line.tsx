import { useFormat, useLocalName } from '@haat/platform';
import type { Enquiry } from '../../api/enquiries';

/** Product and quantity in one line; without a product its category. */
export function AboutLine({ enquiry }: { enquiry: Enquiry }) {
  const localName = useLocalName();
  const { number } = useFormat();
  const { product, category, product_name, quantity, unit } = enquiry;
  const what = product ? localName(product) : product_name || localName(category);
  const much = quantity ? `${number(quantity)} ${unit ?? ''}`.trim() : '';
  return <>{[what, much].filter(Boolean).join(' · ')}</>;
}
