import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '../../api/quotes';
import { useQuoteWords } from './use-quote-words';

export type QuoteTerms = Pick<Quote, 'tax_mode' | 'delivery_days' | 'payment'> & {
  valid_until: string | null;
};
type Term = { key: string; label: ReactNode; text: (terms: QuoteTerms) => string };

/** The terms of a quote, one row each: page, comparison and review read them here. */
export function useQuoteTerms(): Term[] {
  const words = useQuoteWords();
  const { date } = useFormat();
  return [
    {
      key: 'tax',
      label: <Trans>Tax</Trans>,
      text: ({ tax_mode }) => words.tax(tax_mode),
    },
    {
      key: 'delivery',
      label: <Trans>Delivery time</Trans>,
      text: ({ delivery_days }) => words.delivery(delivery_days),
    },
    {
      key: 'payment',
      label: <Trans>Payment</Trans>,
      text: ({ payment }) => words.payment(payment),
    },
    {
      key: 'valid',
      label: <Trans>Valid until</Trans>,
      text: ({ valid_until }) => date(valid_until ?? ''),
    },
  ];
}
