/** engagement: which lists a move of a quote refreshes; what is sent waits for the network. */
import {
  quotesApi,
  type Cell,
  type ComparedTotal,
  type LineShown,
  type QuoteShown,
} from '@haat/api/quotes';
import type { OutboxOptions } from '@haat/platform';
import { onSuccess } from './on-success';

export type {
  Cell as ComparedCell,
  ComparedItem,
  ComparedPage,
  ComparedTotal,
  CostShown as Cost,
  LineShown as QuoteLine,
  PaymentTerms as Payment,
  QuoteDetail,
  QuoteForm,
  QuoteShown as Quote,
  QuotingSeller,
} from '@haat/api/quotes';
export type TaxMode = QuoteShown['tax_mode'];
export type ItemType = LineShown['type'];
export type CellKind = Cell['kind'];
export type TotalKind = ComparedTotal['kind'];

const quotes = { providesTags: ['Quotes' as const] };
/**
 * A quote moves its requirement and the lead with it. Also when refused: somebody was
 * faster, and the page must show what is true now.
 */
const moved = { invalidatesTags: ['Quotes' as const, 'Requirements' as const] };
const held = { ...moved, extraOptions: { outbox: 'quote' } satisfies OutboxOptions };

export const {
  useListQuotesQuery,
  useGetQuoteQuery,
  useCompareQuotesQuery,
  useWriteQuoteMutation,
  useEditQuoteMutation,
  useReviseQuoteMutation,
  useSendQuoteMutation,
  useWithdrawQuoteMutation,
  useAcceptQuoteMutation,
  useRejectQuoteMutation,
  useCounterQuoteMutation,
  useShortlistQuoteMutation,
} = quotesApi.enhanceEndpoints({
  endpoints: {
    listQuotes: quotes,
    getQuote: quotes,
    compareQuotes: quotes,
    writeQuote: moved,
    editQuote: { invalidatesTags: onSuccess('Quotes') },
    reviseQuote: held,
    /** A draft for the first time; or the same offer again after a counter-offer. */
    sendQuote: held,
    withdrawQuote: moved,
    acceptQuote: moved,
    rejectQuote: moved,
    counterQuote: moved,
    shortlistQuote: moved,
  },
});
