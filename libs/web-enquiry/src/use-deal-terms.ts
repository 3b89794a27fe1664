import type { QuoteOut } from '@haat/api/quotes';
import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type TaxMode = QuoteOut['tax_mode'];
type Payment = Pick<QuoteOut['payment'], 'advance_pct' | 'credit_days'>;

/** Labels of the terms that a quote and its order share, for both sides and for guests. */
export function useDealTerms() {
  const { t } = useLingui();
  const { number } = useFormat();
  const taxes: Record<TaxMode, string> = {
    vat_13_extra: t`13% VAT extra`,
    vat_13_included: t`13% VAT included`,
    pan_bill: t`PAN bill, no VAT`,
  };
  const payment = ({ advance_pct, credit_days }: Payment) => {
    const advance = number(advance_pct);
    const days = number(credit_days);
    if (advance_pct > 0 && credit_days > 0) {
      return credit_days === 1
        ? t`${advance}% in advance, the rest within ${days} day`
        : t`${advance}% in advance, the rest within ${days} days`;
    }
    if (advance_pct > 0) return t`${advance}% in advance`;
    if (credit_days === 0) return t`On delivery`;
    return credit_days === 1 ? t`Within ${days} day` : t`Within ${days} days`;
  };
  return {
    tax: (mode: TaxMode) => taxes[mode],
    payment,
    delivery: (days: number | null) => {
      if (days === null) return t`Not specified`;
      const many = number(days);
      if (days === 0) return t`Immediately`;
      return days === 1 ? t`In ${many} day` : t`In ${many} days`;
    },
  };
}
