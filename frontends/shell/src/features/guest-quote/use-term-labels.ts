import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Quote } from './guest-quote-api';

/** Labels of the terms of a quote. */
export function useTermLabels() {
  const { t } = useLingui();
  const { number } = useFormat();
  const taxes: Record<Quote['tax_mode'], string> = {
    vat_13_extra: t`13% VAT extra`,
    vat_13_included: t`13% VAT included`,
    pan_bill: t`PAN bill, no VAT`,
  };
  return {
    tax: (mode: Quote['tax_mode']) => taxes[mode],
    payment: ({ advance_pct, credit_days }: Quote['payment']) => {
      const advance = number(advance_pct);
      const days = number(credit_days);
      if (advance_pct > 0 && credit_days > 0) {
        return t`${advance}% in advance, the rest within ${days} days`;
      }
      if (advance_pct > 0) return t`${advance}% in advance`;
      return credit_days > 0 ? t`Within ${days} days` : t`On delivery`;
    },
    delivery: (days: number | null) => {
      if (days === null) return t`Not specified`;
      const many = number(days);
      return days === 0 ? t`Immediately` : t`In ${many} days`;
    },
  };
}
