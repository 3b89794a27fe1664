/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestQuote: build.query<GetGuestQuoteApiResponse, GetGuestQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/guest/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    acceptGuestQuote: build.mutation<AcceptGuestQuoteApiResponse, AcceptGuestQuoteApiArg>(
      {
        query: (queryArg) => ({
          url: `/quotes/guest/${encodeURIComponent(String(queryArg.token))}/accept`,
          method: 'POST',
          body: queryArg.body,
        }),
      },
    ),
    counterGuestQuote: build.mutation<
      CounterGuestQuoteApiResponse,
      CounterGuestQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/quotes/guest/${encodeURIComponent(String(queryArg.token))}/counter`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    renewGuestQuoteLink: build.mutation<
      RenewGuestQuoteLinkApiResponse,
      RenewGuestQuoteLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/quotes/guest/${encodeURIComponent(String(queryArg))}/link`,
        method: 'POST',
      }),
    }),
    sendGuestQuoteCode: build.mutation<
      SendGuestQuoteCodeApiResponse,
      SendGuestQuoteCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/quotes/guest/${encodeURIComponent(String(queryArg))}/otp`,
        method: 'POST',
      }),
    }),
    rejectGuestQuote: build.mutation<RejectGuestQuoteApiResponse, RejectGuestQuoteApiArg>(
      {
        query: (queryArg) => ({
          url: `/quotes/guest/${encodeURIComponent(String(queryArg.token))}/reject`,
          method: 'POST',
          body: queryArg.body,
        }),
      },
    ),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as guestQuotesApi };
export type GetGuestQuoteApiResponse = /** status 200 Successful Response */ GuestQuote;
export type GetGuestQuoteApiArg = string;
export type AcceptGuestQuoteApiResponse =
  /** status 200 Successful Response */ GuestQuote;
export type AcceptGuestQuoteApiArg = {
  token: string;
  body: GuestAcceptance;
};
export type CounterGuestQuoteApiResponse =
  /** status 200 Successful Response */ GuestQuote;
export type CounterGuestQuoteApiArg = {
  token: string;
  body: GuestCounter;
};
export type RenewGuestQuoteLinkApiResponse =
  /** status 202 Successful Response */ LinkSent;
export type RenewGuestQuoteLinkApiArg = string;
export type SendGuestQuoteCodeApiResponse =
  /** status 202 Successful Response */ CodeSent;
export type SendGuestQuoteCodeApiArg = string;
export type RejectGuestQuoteApiResponse =
  /** status 200 Successful Response */ GuestQuote;
export type RejectGuestQuoteApiArg = {
  token: string;
  body: GuestRejection;
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
export type GuestOrder = {
  number: string;
  status: OrderStatus;
  status_label: string;
};
export type GuestQuote = {
  quote: QuoteOut;
  order: GuestOrder | null;
  phone_hint: string;
  expires_at: string;
};
export type GuestAcceptance = {
  version: number;
  code: string;
};
export type CounterItem2 = {
  requirement_item_id: string;
  unit_price?: (number | string) | null;
  quantity?: (number | string) | null;
};
export type Payment = {
  advance_pct?: number;
  credit_days?: number;
};
export type GuestCounter = {
  version: number;
  note: string;
  items?: CounterItem2[];
  payment?: Payment | null;
  delivery_days?: number | null;
};
export type LinkSent = {
  is_requested?: boolean;
};
export type CodeSent = {
  phone_number: string;
  expires_in: number;
  cooldown_s: number;
};
export type GuestRejection = {
  version: number;
  reason?: string | null;
};
export const {
  useGetGuestQuoteQuery,
  useLazyGetGuestQuoteQuery,
  useAcceptGuestQuoteMutation,
  useCounterGuestQuoteMutation,
  useRenewGuestQuoteLinkMutation,
  useSendGuestQuoteCodeMutation,
  useRejectGuestQuoteMutation,
} = injectedRtkApi;
