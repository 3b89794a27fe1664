import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '../../../api/quotes';
import { useQuoteLabels } from './use-quote-labels';

export type QuoteTerms = Pick<
  Quote,
  | 'tax_mode'
  | 'delivery_days'
  | 'payment'
  | 'valid_until'
  | 'is_all_or_none'
  | 'part_freight'
>;
type Term = { key: string; label: ReactNode; text: (terms: QuoteTerms) => string };

/** The terms of a quote, one row each: page, comparison and review read them here. */
export function useQuoteTerms(): Term[] {
  const labels = useQuoteLabels();
  const { date } = useFormat();
  return [
    {
      key: 'tax',
      label: <Trans>Tax</Trans>,
      text: ({ tax_mode }) => labels.tax(tax_mode),
    },
    {
      key: 'delivery',
      label: <Trans>Delivery time</Trans>,
      text: ({ delivery_days }) => labels.delivery(delivery_days),
    },
    {
      key: 'payment',
      label: <Trans>Payment</Trans>,
      text: ({ payment }) => labels.payment(payment),
    },
    {
      key: 'part',
      label: <Trans>Part of the order</Trans>,
      text: (terms) => labels.part(terms),
    },
    {
      key: 'valid',
      label: <Trans>Valid until</Trans>,
      text: ({ valid_until }) => date(valid_until),
    },
  ];
}
