import { useDealTerms } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';
import type { ItemType, Quote } from '../../../api/quotes';
import { useExact } from '../../../hooks/use-exact';

type PartTerms = Pick<Quote, 'is_all_or_none' | 'part_freight'>;

/** Labels of the terms of a quote; an unknown reason is its own label. */
export function useQuoteLabels() {
  const { t } = useLingui();
  const terms = useDealTerms();
  const { rupees } = useExact();
  const types: Record<ItemType, string> = {
    requested: t`As requested`,
    alternative: t`Alternative`,
    not_available: t`Not available`,
  };
  const reasons: Record<string, string> = {
    another_quote_accepted: t`Another quote was accepted`,
    awarded_elsewhere: t`The buyer chose another supplier`,
    requirement_cancelled: t`The buyer cancelled the requirement`,
    requirement_rejected: t`The requirement was removed`,
    enquiry_closed: t`The enquiry was closed`,
    seller_unavailable: t`The supplier is no longer available`,
    order_refused: t`The supplier refused the order`,
    order_cancelled: t`The order was cancelled`,
  };
  const part = ({ is_all_or_none, part_freight }: PartTerms) => {
    if (is_all_or_none) return t`For the complete order only`;
    if (part_freight === null) return t`Same freight`;
    const freight = rupees(part_freight);
    return t`Freight ${freight}`;
  };
  return {
    ...terms,
    part,
    type: (type: ItemType) => types[type],
    reason: (code: string) => reasons[code] ?? code,
  };
}
