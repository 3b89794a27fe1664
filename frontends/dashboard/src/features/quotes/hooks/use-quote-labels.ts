import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { ItemType, Payment, Quote, TaxMode } from '../../../api/quotes';
import { useExact } from '../../../hooks/use-exact';

type PartTerms = Pick<Quote, 'is_all_or_none' | 'part_freight'>;

/** Labels of the terms of a quote; an unknown reason is its own label. */
export function useQuoteLabels() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { rupees } = useExact();
  const taxes: Record<TaxMode, string> = {
    vat_13_extra: t`13% VAT extra`,
    vat_13_included: t`13% VAT included`,
    pan_bill: t`PAN bill, no VAT`,
  };
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
  const payment = ({ advance_pct, credit_days }: Payment) => {
    const advance = number(advance_pct);
    const days = number(credit_days);
    if (advance_pct > 0 && credit_days > 0) {
      return t`${advance}% in advance, the rest within ${days} days`;
    }
    if (advance_pct > 0) return t`${advance}% in advance`;
    return credit_days > 0 ? t`Within ${days} days` : t`On delivery`;
  };
  const part = ({ is_all_or_none, part_freight }: PartTerms) => {
    if (is_all_or_none) return t`For the complete order only`;
    if (part_freight === null) return t`Same freight`;
    const freight = rupees(part_freight);
    return t`Freight ${freight}`;
  };
  return {
    part,
    tax: (mode: TaxMode) => taxes[mode],
    type: (type: ItemType) => types[type],
    reason: (code: string) => reasons[code] ?? code,
    payment,
    delivery: (days: number | null) => {
      if (days === null) return t`Not specified`;
      const many = number(days);
      return days === 0 ? t`Immediately` : t`In ${many} days`;
    },
  };
}
