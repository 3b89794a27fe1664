/** engagement: what sellers offer for a requirement, and what its buyer answers. */
import { api, type Holding, type Page, type WithStatus } from '@haat/platform';
import type { Narrowing } from '../features/desk/use-narrowing';

export type Contact = { name: string; phone_number: string; email: string | null };
export type TaxMode = 'vat_13_included' | 'vat_13_extra' | 'pan_bill';
export type ItemType = 'requested' | 'alternative' | 'not_available';
/** `goods` without VAT; `landed` is the sum of the three. */
export type Cost = { goods: string; vat: string; freight: string; landed: string };
export type Payment = { advance_pct: number; credit_days: number };
export type QuoteLine = {
  requirement_item_id: string;
  name: string;
  type: ItemType;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
  unit_price: string | null;
  note: string | null;
  cost: Cost;
};
export type CounterItem = { requirement_item_id: string; unit_price: string };
export type Counter = { note: string; items: CounterItem[]; at: string };
export type QuotingSeller = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  district: string | null;
  district_ne: string | null;
  is_seller_verified: boolean;
  response_rate: number | null;
};
export type Quote = WithStatus & {
  id: string;
  version: number;
  versions_left: number;
  requirement_id: string;
  requirement: { id: string; title: string; status: string };
  seller: QuotingSeller | null;
  items: QuoteLine[];
  tax_mode: TaxMode;
  freight: string;
  totals: Cost;
  delivery_days: number | null;
  payment: Payment;
  valid_until: string;
  expires_at: string;
  note: string | null;
  /** Documents of the seller, readable by the buyer once it is sent. */
  attachment_ids: string[];
  counter: Counter | null;
  is_shortlisted: boolean;
  reason: string | null;
  /** The buyer's: for the seller only once shortlisted or accepted (D17). */
  contact: Contact | null;
  sent_at: string | null;
  created_at: string;
  updated_at: string;
};
export type QuoteDetail = Quote & {
  versions: {
    id: string;
    version: number;
    status: string;
    landed: string;
    sent_at: string | null;
  }[];
  history: {
    from_status: string | null;
    to_status: string;
    status_label: string;
    role: string;
    reason: string | null;
    at: string;
  }[];
};
export type CellKind = 'full' | 'alternative' | 'short' | 'other_unit' | 'not_offered';
export type TotalKind = 'complete' | 'alternative' | 'incomplete' | 'not_comparable';
export type ComparedCell = Cost & {
  quote_id: string;
  type: ItemType;
  quantity: string;
  unit: string | null;
  unit_price: string | null;
  landed_per_unit: string | null;
  kind: CellKind;
  /** In the unit asked for; null where it cannot be converted. */
  amount: string | null;
  landed_per_asked_unit: string | null;
  is_cheapest: boolean;
};
export type ComparedItem = {
  id: string;
  name: string;
  quantity: string;
  unit: string | null;
  cells: ComparedCell[];
};
export type ComparedTotal = Cost & {
  quote_id: string;
  lines_offered: number;
  lines: number;
  lines_short: number;
  kind: TotalKind;
  /** The place among those of its kind; null for what is not ranked. */
  rank: number | null;
  /** What was asked for costs this, where more is offered. */
  comparable: string | null;
  is_complete: boolean;
  is_cheapest: boolean;
  payment: Payment;
  delivery_days: number | null;
};
export type ComparedPage = Page<Quote> & {
  meta: { compare: { items: ComparedItem[]; totals: ComparedTotal[] } };
};
export type QuotePage = Page<Quote> & { meta: { counts?: Record<string, number> } };
export type QuoteQuery = Narrowing & {
  as: 'buyer' | 'seller';
  status?: string;
  requirement_id?: string;
  enquiry_id?: string;
  page?: number;
};
export type QuoteForm = {
  items: (Pick<QuoteLine, 'requirement_item_id' | 'type'> & {
    quantity: string | null;
    unit_id: string | null;
    unit: string | null;
    unit_price: string | null;
    note: string | null;
  })[];
  tax_mode: TaxMode;
  freight: string;
  delivery_days: number | null;
  payment: Payment;
  valid_until: string | null;
  note: string | null;
  attachment_ids: string[];
};
type Written = { requirementId: string; form: QuoteForm; status: 'draft' | 'sent' };
type Filed = { id: string; form: QuoteForm };
type Reasoned = { id: string; reason?: string };
type Countered = { id: string; note: string; items: CounterItem[] };

const MOST = 100;
const of = (id: string) => `/quotes/${encodeURIComponent(id)}`;
const offersOf = (id: string) => `/requirements/${encodeURIComponent(id)}/quotes`;
const act = (id: string, verb: string, body: object = {}) => ({
  url: `${of(id)}/${verb}`,
  method: 'POST',
  body,
});
/** A quote moves its requirement and the lead with it. */
const BOTH = ['Quotes', 'Requirements'] as const;
/** Also when refused: somebody was faster, and the page must show what is true now. */
const anew = { invalidatesTags: [...BOTH] };

const HELD = { outbox: 'quote' } satisfies Holding;

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    quotes: build.query<QuotePage, QuoteQuery>({
      query: (params) => ({ url: '/quotes', params }),
      providesTags: ['Quotes'],
    }),
    quote: build.query<QuoteDetail, string>({
      query: of,
      providesTags: ['Quotes'],
    }),
    comparedQuotes: build.query<ComparedPage, string>({
      query: (id) => ({ url: offersOf(id), params: { per_page: MOST } }),
      providesTags: ['Quotes'],
    }),
    writeQuote: build.mutation<Quote, Written>({
      query: ({ requirementId, form, status }) => ({
        url: offersOf(requirementId),
        method: 'POST',
        body: { ...form, status },
      }),
      ...anew,
    }),
    editQuote: build.mutation<Quote, Filed>({
      query: ({ id, form }) => ({ url: of(id), method: 'PUT', body: form }),
      invalidatesTags: (_saved, error) => (error ? [] : ['Quotes']),
    }),
    reviseQuote: build.mutation<Quote, Filed>({
      query: ({ id, form }) => act(id, 'revise', form),
      extraOptions: HELD,
      ...anew,
    }),
    /** A draft for the first time; or the same offer again after a counter-offer. */
    sendQuote: build.mutation<Quote, string>({
      query: (id) => act(id, 'send'),
      extraOptions: HELD,
      ...anew,
    }),
    withdrawQuote: build.mutation<Quote, Reasoned>({
      query: ({ id, ...body }) => act(id, 'withdraw', body),
      ...anew,
    }),
    acceptQuote: build.mutation<Quote, string>({
      query: (id) => act(id, 'accept'),
      ...anew,
    }),
    rejectQuote: build.mutation<Quote, Reasoned>({
      query: ({ id, ...body }) => act(id, 'reject', body),
      ...anew,
    }),
    counterQuote: build.mutation<Quote, Countered>({
      query: ({ id, ...body }) => act(id, 'counter', body),
      ...anew,
    }),
    shortlistQuote: build.mutation<Quote, { id: string; is_shortlisted: boolean }>({
      query: ({ id, ...body }) => act(id, 'shortlist', body),
      ...anew,
    }),
  }),
});

export const {
  useQuotesQuery,
  useQuoteQuery,
  useComparedQuotesQuery,
  useWriteQuoteMutation,
  useEditQuoteMutation,
  useReviseQuoteMutation,
  useSendQuoteMutation,
  useWithdrawQuoteMutation,
  useAcceptQuoteMutation,
  useRejectQuoteMutation,
  useCounterQuoteMutation,
  useShortlistQuoteMutation,
} = quotesApi;
