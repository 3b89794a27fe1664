/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteEnquiry: build.mutation<QuoteEnquiryApiResponse, QuoteEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.enquiryId))}/quotes`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listQuotes: build.query<ListQuotesApiResponse, ListQuotesApiArg>({
      query: (queryArg) => ({
        url: `/quotes`,
        params: {
          as: queryArg['as'],
          status: queryArg.status,
          requirement_id: queryArg.requirementId,
          enquiry_id: queryArg.enquiryId,
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
          by: queryArg.by,
          ending: queryArg.ending,
          source: queryArg.source,
          since: queryArg.since,
          until: queryArg.until,
          q: queryArg.q,
        },
      }),
    }),
    getCostSettings: build.query<GetCostSettingsApiResponse, GetCostSettingsApiArg>({
      query: () => ({ url: `/quotes/cost-settings` }),
    }),
    changeCostSettings: build.mutation<
      ChangeCostSettingsApiResponse,
      ChangeCostSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/quotes/cost-settings`,
        method: 'PATCH',
        body: queryArg,
      }),
    }),
    getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    editQuote: build.mutation<EditQuoteApiResponse, EditQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg.quoteId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    acceptQuote: build.mutation<AcceptQuoteApiResponse, AcceptQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg))}/accept`,
        method: 'POST',
      }),
    }),
    counterQuote: build.mutation<CounterQuoteApiResponse, CounterQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg.quoteId))}/counter`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectQuote: build.mutation<RejectQuoteApiResponse, RejectQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg.quoteId))}/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    reviseQuote: build.mutation<ReviseQuoteApiResponse, ReviseQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg.quoteId))}/revise`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    sendQuote: build.mutation<SendQuoteApiResponse, SendQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg))}/send`,
        method: 'POST',
      }),
    }),
    shortlistQuote: build.mutation<ShortlistQuoteApiResponse, ShortlistQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg.quoteId))}/shortlist`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawQuote: build.mutation<WithdrawQuoteApiResponse, WithdrawQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg.quoteId))}/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    awardLines: build.mutation<AwardLinesApiResponse, AwardLinesApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}/awards`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    previewAward: build.query<PreviewAwardApiResponse, PreviewAwardApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}/awards/preview`,
        params: {
          choice: queryArg.choice,
        },
      }),
    }),
    compareQuotes: build.query<CompareQuotesApiResponse, CompareQuotesApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}/quotes`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    writeQuote: build.mutation<WriteQuoteApiResponse, WriteQuoteApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}/quotes`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as quotesApi };
export type QuoteEnquiryApiResponse = /** status 201 Successful Response */ QuoteOut;
export type QuoteEnquiryApiArg = {
  enquiryId: string;
  body: EnquiryQuote;
};
export type ListQuotesApiResponse =
  /** status 200 Successful Response */ CountedPageQuoteOut;
export type ListQuotesApiArg = {
  as?: 'buyer' | 'seller';
  status?: string | null;
  requirementId?: string | null;
  enquiryId?: string | null;
  sort?: 'newest' | 'updated' | 'ending';
  page?: number;
  perPage?: number | null;
  by?: 'sent' | 'accepted';
  ending?: boolean;
  source?: ('enquiry' | 'requirement') | null;
  since?: string | null;
  until?: string | null;
  q?: string | null;
};
export type GetCostSettingsApiResponse =
  /** status 200 Successful Response */ CostSettings;
export type GetCostSettingsApiArg = void;
export type ChangeCostSettingsApiResponse =
  /** status 200 Successful Response */ CostSettings;
export type ChangeCostSettingsApiArg = CostSettingsChange;
export type GetQuoteApiResponse = /** status 200 Successful Response */ QuoteDetail;
export type GetQuoteApiArg = string;
export type EditQuoteApiResponse = /** status 200 Successful Response */ QuoteOut;
export type EditQuoteApiArg = {
  quoteId: string;
  body: QuoteForm;
};
export type AcceptQuoteApiResponse = /** status 200 Successful Response */ QuoteOut;
export type AcceptQuoteApiArg = string;
export type CounterQuoteApiResponse = /** status 200 Successful Response */ QuoteOut;
export type CounterQuoteApiArg = {
  quoteId: string;
  body: Counter;
};
export type RejectQuoteApiResponse = /** status 200 Successful Response */ QuoteOut;
export type RejectQuoteApiArg = {
  quoteId: string;
  body: Reason;
};
export type ReviseQuoteApiResponse = /** status 201 Successful Response */ QuoteOut;
export type ReviseQuoteApiArg = {
  quoteId: string;
  body: QuoteForm;
};
export type SendQuoteApiResponse = /** status 200 Successful Response */ QuoteOut;
export type SendQuoteApiArg = string;
export type ShortlistQuoteApiResponse = /** status 200 Successful Response */ QuoteOut;
export type ShortlistQuoteApiArg = {
  quoteId: string;
  body: Shortlisting;
};
export type WithdrawQuoteApiResponse = /** status 200 Successful Response */ QuoteOut;
export type WithdrawQuoteApiArg = {
  quoteId: string;
  body: Reason;
};
export type AwardLinesApiResponse = /** status 201 Successful Response */ OrderSummary[];
export type AwardLinesApiArg = {
  requirementId: string;
  body: NewAward;
};
export type PreviewAwardApiResponse = /** status 200 Successful Response */ SplitOut;
export type PreviewAwardApiArg = {
  requirementId: string;
  choice: string;
};
export type CompareQuotesApiResponse = /** status 200 Successful Response */ ComparedPage;
export type CompareQuotesApiArg = {
  requirementId: string;
  page?: number;
  perPage?: number | null;
};
export type WriteQuoteApiResponse = /** status 201 Successful Response */ QuoteOut;
export type WriteQuoteApiArg = {
  requirementId: string;
  body: NewQuote;
};
export type QuotedRequirement = {
  id: string;
  title: string;
  status: string;
  enquiry_id: string | null;
};
export type QuoteStatus =
  | 'draft'
  | 'sent'
  | 'countered'
  | 'superseded'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'voided';
export type QuotingSeller = {
  id: string;
  slug: string | null;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  district: string | null;
  district_ne: string | null;
  is_seller_verified: boolean;
  response_rate: number | null;
};
export type CostOut = {
  goods: string;
  vat: string;
  freight: string;
  landed: string;
};
export type LineOut = {
  requirement_item_id: string;
  name: string;
  spec: string | null;
  type: 'requested' | 'alternative' | 'not_available';
  quantity: string;
  unit_id: string | null;
  unit: string | null;
  unit_price: string | null;
  note: string | null;
  cost: CostOut;
};
export type PaymentTerms = {
  advance_pct: number;
  credit_days: number;
};
export type CounterItem = {
  requirement_item_id: string;
  unit_price?: string | null;
  quantity?: string | null;
};
export type CounterOut = {
  note: string;
  items: CounterItem[];
  payment?: PaymentTerms | null;
  delivery_days?: number | null;
  at: string;
};
export type ContactOut = {
  name: string;
  phone_number: string;
  email: string | null;
};
export type Firm = {
  company_name: string;
  company_name_ne: string | null;
  district: string | null;
  district_ne: string | null;
  address: string | null;
  pan_number: string | null;
  registration_number: string | null;
};
export type Parties = {
  seller: Firm | null;
  buyer: Firm | null;
  signer: string;
};
export type QuoteOut = {
  tax_mode: 'vat_13_included' | 'vat_13_extra' | 'pan_bill';
  is_all_or_none: boolean;
  part_freight: string | null;
  delivery_days: number | null;
  id: string;
  root_id: string;
  version: number;
  versions_left: number;
  requirement_id: string;
  requirement: QuotedRequirement;
  role: string;
  status: QuoteStatus;
  status_label: string;
  allowed_statuses: QuoteStatus[];
  seller: QuotingSeller | null;
  items: LineOut[];
  awarded_lines: string[] | null;
  freight: string;
  totals: CostOut;
  payment: PaymentTerms;
  valid_until: string;
  expires_at: string;
  note: string | null;
  attachment_ids: string[];
  counter: CounterOut | null;
  is_shortlisted: boolean;
  reason: string | null;
  contact: ContactOut | null;
  parties: Parties | null;
  enquiry_id: string | null;
  sent_at: string | null;
  created_at: string;
  updated_at: string;
};
export type Payment = {
  advance_pct?: number;
  credit_days?: number;
};
export type EnquiryItem = {
  name: string;
  product_id?: string | null;
  quantity: number | string;
  unit_id?: string | null;
  unit?: string | null;
  spec?: string | null;
  unit_price: number | string;
  note?: string | null;
};
export type EnquiryQuote = {
  tax_mode: 'vat_13_included' | 'vat_13_extra' | 'pan_bill';
  is_all_or_none?: boolean;
  part_freight?: (number | string) | null;
  delivery_days?: number | null;
  freight?: number | string;
  payment?: Payment;
  valid_until?: string | null;
  note?: string | null;
  attachment_ids?: string[];
  items: EnquiryItem[];
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type CountedMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  counts: {
    [key: string]: number;
  };
  [key: string]: unknown;
};
export type CountedPageQuoteOut = {
  data: QuoteOut[];
  links: Links;
  meta: CountedMeta;
};
export type CostSettings = {
  reclaims_vat: boolean;
  yearly_rate_pct: string;
};
export type CostSettingsChange = {
  reclaims_vat?: boolean | null;
  yearly_rate_pct?: (number | string) | null;
};
export type VersionOut = {
  id: string;
  version: number;
  status: QuoteStatus;
  landed: string;
  sent_at: string | null;
};
export type QuoteHistoryEntry = {
  from_status: string | null;
  to_status: string;
  status_label: string;
  role: string;
  reason: string | null;
  at: string;
};
export type QuoteDetail = {
  tax_mode: 'vat_13_included' | 'vat_13_extra' | 'pan_bill';
  is_all_or_none: boolean;
  part_freight: string | null;
  delivery_days: number | null;
  id: string;
  root_id: string;
  version: number;
  versions_left: number;
  requirement_id: string;
  requirement: QuotedRequirement;
  role: string;
  status: QuoteStatus;
  status_label: string;
  allowed_statuses: QuoteStatus[];
  seller: QuotingSeller | null;
  items: LineOut[];
  awarded_lines: string[] | null;
  freight: string;
  totals: CostOut;
  payment: PaymentTerms;
  valid_until: string;
  expires_at: string;
  note: string | null;
  attachment_ids: string[];
  counter: CounterOut | null;
  is_shortlisted: boolean;
  reason: string | null;
  contact: ContactOut | null;
  parties: Parties | null;
  enquiry_id: string | null;
  sent_at: string | null;
  created_at: string;
  updated_at: string;
  versions: VersionOut[];
  history: QuoteHistoryEntry[];
};
export type QuoteItem = {
  requirement_item_id: string;
  type?: 'requested' | 'alternative' | 'not_available';
  quantity?: (number | string) | null;
  unit_id?: string | null;
  unit?: string | null;
  unit_price?: (number | string) | null;
  note?: string | null;
};
export type QuoteForm = {
  tax_mode: 'vat_13_included' | 'vat_13_extra' | 'pan_bill';
  is_all_or_none?: boolean;
  part_freight?: (number | string) | null;
  delivery_days?: number | null;
  freight?: number | string;
  payment?: Payment;
  valid_until?: string | null;
  note?: string | null;
  attachment_ids?: string[];
  items: QuoteItem[];
};
export type CounterItem2 = {
  requirement_item_id: string;
  unit_price?: (number | string) | null;
  quantity?: (number | string) | null;
};
export type Counter = {
  note: string;
  items?: CounterItem2[];
  payment?: Payment | null;
  delivery_days?: number | null;
};
export type Reason = {
  reason?: string | null;
};
export type Shortlisting = {
  is_shortlisted: boolean;
};
export type OrderStatus =
  | 'placed'
  | 'confirmed'
  | 'refused'
  | 'part_delivered'
  | 'delivered'
  | 'short'
  | 'received'
  | 'disputed'
  | 'closed'
  | 'cancelled';
export type OrderTotals = {
  goods: string;
  vat: string;
  freight: string;
  landed: string;
};
export type OrderSummary = {
  id: string;
  number: string;
  quote_id: string;
  requirement_id: string;
  role: 'buyer' | 'seller';
  status: OrderStatus;
  status_label: string;
  allowed_statuses: OrderStatus[];
  title: string;
  partner: string;
  partner_ne: string | null;
  line_count: number;
  totals: OrderTotals;
  needed_by: string | null;
  cancel_requested_by: ('buyer' | 'seller') | null;
  created_at: string;
  updated_at: string;
};
export type AwardLine = {
  line_id: string;
  quote_id: string;
};
export type NewAward = {
  version: number;
  lines: AwardLine[];
};
export type SplitLine = {
  line_id: string;
  quote_id: string;
};
export type SplitOrder = {
  quote_id: string;
  line_count: number;
  totals: CostOut;
  cost_to_buyer: string;
};
export type CompleteQuote = {
  quote_id: string;
  cost_to_buyer: string;
};
export type SplitOut = {
  lines: SplitLine[];
  orders: SplitOrder[];
  totals: CostOut;
  cost_to_buyer: string;
  complete: CompleteQuote | null;
  saving: string | null;
};
export type Cell = {
  goods: string;
  vat: string;
  freight: string;
  landed: string;
  quote_id: string;
  type: 'requested' | 'alternative' | 'not_available';
  quantity: string;
  unit: string | null;
  unit_price: string | null;
  kind: 'full' | 'alternative' | 'short' | 'other_unit' | 'not_offered';
  amount: string | null;
  unit_goods: string | null;
  is_cheapest: boolean;
};
export type ComparedItem = {
  id: string;
  name: string;
  quantity: string;
  unit: string | null;
  target_price: string | null;
  awarded_quote_id: string | null;
  cells: Cell[];
};
export type ComparedTotal = {
  goods: string;
  vat: string;
  freight: string;
  landed: string;
  quote_id: string;
  lines_offered: number;
  lines: number;
  lines_short: number;
  kind: 'complete' | 'incomplete' | 'not_comparable' | 'alternative';
  rank: number | null;
  requested: CostOut;
  vat_reclaimed: string;
  payment_cost: string;
  cost_to_buyer: string;
  missing: string | null;
  to_complete: string | null;
  is_complete: boolean;
  is_cheapest: boolean;
  payment: PaymentTerms;
  delivery_days: number | null;
};
export type Compared = {
  version: number;
  settings: CostSettings;
  split: SplitOut | null;
  items: ComparedItem[];
  totals: ComparedTotal[];
};
export type ComparedMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  compare: Compared;
  [key: string]: unknown;
};
export type ComparedPage = {
  data: QuoteOut[];
  links: Links;
  meta: ComparedMeta;
};
export type NewQuote = {
  tax_mode: 'vat_13_included' | 'vat_13_extra' | 'pan_bill';
  is_all_or_none?: boolean;
  part_freight?: (number | string) | null;
  delivery_days?: number | null;
  freight?: number | string;
  payment?: Payment;
  valid_until?: string | null;
  note?: string | null;
  attachment_ids?: string[];
  items: QuoteItem[];
  enquiry_id?: string | null;
  status?: 'draft' | 'sent';
};
export const {
  useQuoteEnquiryMutation,
  useListQuotesQuery,
  useLazyListQuotesQuery,
  useGetCostSettingsQuery,
  useLazyGetCostSettingsQuery,
  useChangeCostSettingsMutation,
  useGetQuoteQuery,
  useLazyGetQuoteQuery,
  useEditQuoteMutation,
  useAcceptQuoteMutation,
  useCounterQuoteMutation,
  useRejectQuoteMutation,
  useReviseQuoteMutation,
  useSendQuoteMutation,
  useShortlistQuoteMutation,
  useWithdrawQuoteMutation,
  useAwardLinesMutation,
  usePreviewAwardQuery,
  useLazyPreviewAwardQuery,
  useCompareQuotesQuery,
  useLazyCompareQuotesQuery,
  useWriteQuoteMutation,
} = injectedRtkApi;
