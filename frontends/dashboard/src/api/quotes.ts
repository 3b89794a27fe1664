/** engagement: which lists a change of a quote refreshes; a quote waits for the network. */
import { quotesApi } from '@haat/api/quotes';
import type { Cell, ComparedTotal, LineOut, QuoteOut } from '@haat/api/quotes';
import type { OutboxOptions } from '@haat/platform';
import { onSuccess } from './on-success';

export type {
  Cell as ComparedCell,
  Compared,
  ComparedItem,
  ComparedPage,
  ComparedTotal,
  CostSettings,
  CostOut as Cost,
  LineOut as QuoteLine,
  PaymentTerms as Payment,
  QuoteDetail,
  QuoteForm,
  QuoteOut as Quote,
  QuotingSeller,
  SplitOut,
} from '@haat/api/quotes';
export type TaxMode = QuoteOut['tax_mode'];
export type ItemType = LineOut['type'];
export type CellKind = Cell['kind'];
export type TotalKind = ComparedTotal['kind'];

const quotes = { providesTags: ['Quotes' as const] };
/**
 * A quote changes its requirement, the lead, and the enquiry that it answers. Also when refused:
 * somebody was faster, and the page must show the current state.
 */
const changesQuotes = {
  invalidatesTags: ['Quotes' as const, 'Requirements' as const, 'Enquiries' as const],
};
const held = {
  ...changesQuotes,
  extraOptions: { outbox: 'quote' } satisfies OutboxOptions,
};

export const {
  useListQuotesQuery,
  useGetQuoteQuery,
  useCompareQuotesQuery,
  useChangeCostSettingsMutation,
  useWriteQuoteMutation,
  useQuoteEnquiryMutation,
  useEditQuoteMutation,
  useReviseQuoteMutation,
  useSendQuoteMutation,
  useWithdrawQuoteMutation,
  useAcceptQuoteMutation,
  useAwardLinesMutation,
  usePreviewAwardQuery,
  useRejectQuoteMutation,
  useCounterQuoteMutation,
  useShortlistQuoteMutation,
} = quotesApi.enhanceEndpoints({
  endpoints: {
    listQuotes: quotes,
    getQuote: quotes,
    compareQuotes: quotes,
    /** The server ranks again. */
    changeCostSettings: { invalidatesTags: onSuccess('Quotes') },
    writeQuote: changesQuotes,
    quoteEnquiry: changesQuotes,
    editQuote: { invalidatesTags: onSuccess('Quotes') },
    reviseQuote: held,
    /** A draft for the first time; or the same offer again after a counter-offer. */
    sendQuote: held,
    withdrawQuote: changesQuotes,
    /** It places an order. */
    acceptQuote: { invalidatesTags: [...changesQuotes.invalidatesTags, 'Orders'] },
    awardLines: { invalidatesTags: [...changesQuotes.invalidatesTags, 'Orders'] },
    previewAward: quotes,
    rejectQuote: changesQuotes,
    counterQuote: changesQuotes,
    shortlistQuote: changesQuotes,
  },
});
