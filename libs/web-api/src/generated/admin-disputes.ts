/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDisputes: build.query<ListDisputesApiResponse, ListDisputesApiArg>({
      query: (queryArg) => ({
        url: `/admin/disputes`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    getDispute: build.query<GetDisputeApiResponse, GetDisputeApiArg>({
      query: (queryArg) => ({
        url: `/admin/disputes/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    decideDispute: build.mutation<DecideDisputeApiResponse, DecideDisputeApiArg>({
      query: (queryArg) => ({
        url: `/admin/disputes/${encodeURIComponent(String(queryArg.orderId))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    noteDispute: build.mutation<NoteDisputeApiResponse, NoteDisputeApiArg>({
      query: (queryArg) => ({
        url: `/admin/disputes/${encodeURIComponent(String(queryArg.orderId))}/notes`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminDisputesApi };
export type ListDisputesApiResponse =
  /** status 200 Successful Response */ CountedPageDispute;
export type ListDisputesApiArg = {
  status?: string | null;
  page?: number;
  perPage?: number | null;
};
export type GetDisputeApiResponse = /** status 200 Successful Response */ DisputeDetail;
export type GetDisputeApiArg = string;
export type DecideDisputeApiResponse =
  /** status 200 Successful Response */ DisputeDetail;
export type DecideDisputeApiArg = {
  orderId: string;
  body: Decision;
};
export type NoteDisputeApiResponse = /** status 201 Successful Response */ DisputeDetail;
export type NoteDisputeApiArg = {
  orderId: string;
  body: NewNote;
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
export type Dispute = {
  id: string;
  number: string;
  title: string;
  status: OrderStatus;
  status_label: string;
  buyer: string;
  seller: string;
  landed: string;
  disputed_by: 'buyer' | 'seller';
  disputed_at: string;
  reason: string | null;
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
export type CountedPageDispute = {
  data: Dispute[];
  links: Links;
  meta: CountedMeta;
};
export type OrderTotals = {
  goods: string;
  vat: string;
  freight: string;
  landed: string;
};
export type Party = {
  name: string;
  name_ne: string | null;
  person: string | null;
  pan_number: string | null;
  registration_number: string | null;
  address: string | null;
  district: string | null;
  district_ne: string | null;
  phone_number: string | null;
  email: string | null;
};
export type Parties = {
  buyer: Party;
  seller: Party;
};
export type OrderPlace = {
  province_id: number | null;
  district_id: number | null;
  municipality_id: number | null;
  address: string | null;
};
export type OrderLineProgress = {
  id: string;
  name: string;
  spec: string | null;
  is_alternative: boolean;
  note: string | null;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
  unit_price: string;
  goods: string;
  vat: string;
  freight: string;
  sent: string;
  received: string;
  credited: string;
  open: string;
};
export type OrderBalance = {
  amount: string;
  advance: string;
  credited: string;
  paid: string;
  noted: string;
  open: string;
  due_on: string | null;
};
export type DeliveryStatus = 'sent' | 'received' | 'short';
export type DeliveryLine = {
  line_id: string;
  quantity: string;
  received: string | null;
};
export type OrderDelivery = {
  id: string;
  number: string;
  status: DeliveryStatus;
  status_label: string;
  items: DeliveryLine[];
  vehicle: string | null;
  driver_name: string | null;
  driver_phone: string | null;
  arrives_on: string | null;
  note: string | null;
  sent_at: string;
  received_at: string | null;
  attachment_ids: string[];
};
export type OrderShortage = {
  id: string;
  delivery_id: string;
  line_id: string;
  quantity: string;
  reason: 'missing' | 'broken' | 'wrong_goods';
  note: string | null;
  request: 'credit' | 'send_again';
  amount: string;
  settlement: ('credit' | 'send_again') | null;
  settled_at: string | null;
};
export type PaymentStatus = 'noted' | 'confirmed' | 'denied' | 'withdrawn';
export type OrderPayment = {
  id: string;
  kind: 'advance' | 'balance' | 'other';
  amount: string;
  paid_on: string;
  reference: string | null;
  role: 'buyer' | 'seller';
  status: PaymentStatus;
  status_label: string;
  allowed_statuses: PaymentStatus[];
  created_at: string;
};
export type OrderTransition = {
  from_status: string | null;
  to_status: string;
  status_label: string;
  role: string;
  reason: string | null;
  at: string;
};
export type OrderNoteOut = {
  id: string;
  role: 'buyer' | 'seller' | 'admin';
  text: string;
  created_at: string;
};
export type OrderDetail = {
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
  parties: Parties;
  place: OrderPlace | null;
  seller_slug: string | null;
  lines: OrderLineProgress[];
  tax_mode: 'vat_13_included' | 'vat_13_extra' | 'pan_bill';
  delivery_days: number | null;
  advance_pct: number;
  credit_days: number;
  valid_until: string | null;
  quote_number: string | null;
  balance: OrderBalance;
  note: string | null;
  reason: string | null;
  cancel_reason: string | null;
  due_at: string | null;
  deliveries: OrderDelivery[];
  shortages: OrderShortage[];
  payments: OrderPayment[];
  history: OrderTransition[];
  notes: OrderNoteOut[];
};
export type DisputeDetail = {
  id: string;
  number: string;
  title: string;
  status: OrderStatus;
  status_label: string;
  buyer: string;
  seller: string;
  landed: string;
  disputed_by: 'buyer' | 'seller';
  disputed_at: string;
  reason: string | null;
  allowed_statuses: OrderStatus[];
  order: OrderDetail;
};
export type Decision = {
  status: 'closed' | 'cancelled';
  reason: string;
};
export type NewNote = {
  text: string;
};
export const {
  useListDisputesQuery,
  useLazyListDisputesQuery,
  useGetDisputeQuery,
  useLazyGetDisputeQuery,
  useDecideDisputeMutation,
  useNoteDisputeMutation,
} = injectedRtkApi;
