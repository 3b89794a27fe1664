/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
      query: (queryArg) => ({
        url: `/orders`,
        params: {
          as: queryArg['as'],
          status: queryArg.status,
          quote_id: queryArg.quoteId,
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
          waiting: queryArg.waiting,
          unreviewed: queryArg.unreviewed,
          since: queryArg.since,
          until: queryArg.until,
          q: queryArg.q,
        },
      }),
    }),
    listOrderPartners: build.query<ListOrderPartnersApiResponse, ListOrderPartnersApiArg>(
      {
        query: (queryArg) => ({
          url: `/orders/partners`,
          params: {
            as: queryArg,
          },
        }),
      },
    ),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/cancel`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    declineCancellation: build.mutation<
      DeclineCancellationApiResponse,
      DeclineCancellationApiArg
    >({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}/cancellation/decline`,
        method: 'POST',
      }),
    }),
    closeOrder: build.mutation<CloseOrderApiResponse, CloseOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}/close`,
        method: 'POST',
      }),
    }),
    confirmOrder: build.mutation<ConfirmOrderApiResponse, ConfirmOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}/confirm`,
        method: 'POST',
      }),
    }),
    sendDelivery: build.mutation<SendDeliveryApiResponse, SendDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/deliveries`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    receiveDelivery: build.mutation<ReceiveDeliveryApiResponse, ReceiveDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/receipt`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    disputeOrder: build.mutation<DisputeOrderApiResponse, DisputeOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/dispute`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    writeOrderNote: build.mutation<WriteOrderNoteApiResponse, WriteOrderNoteApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/notes`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    notePayment: build.mutation<NotePaymentApiResponse, NotePaymentApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/payments`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    confirmPayment: build.mutation<ConfirmPaymentApiResponse, ConfirmPaymentApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/payments/${encodeURIComponent(String(queryArg.paymentId))}/confirm`,
        method: 'POST',
      }),
    }),
    denyPayment: build.mutation<DenyPaymentApiResponse, DenyPaymentApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/payments/${encodeURIComponent(String(queryArg.paymentId))}/deny`,
        method: 'POST',
      }),
    }),
    withdrawPayment: build.mutation<WithdrawPaymentApiResponse, WithdrawPaymentApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/payments/${encodeURIComponent(String(queryArg.paymentId))}/withdraw`,
        method: 'POST',
      }),
    }),
    refuseOrder: build.mutation<RefuseOrderApiResponse, RefuseOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/refuse`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    repeatOrder: build.mutation<RepeatOrderApiResponse, RepeatOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}/reorder`,
        method: 'POST',
      }),
    }),
    settleShortages: build.mutation<SettleShortagesApiResponse, SettleShortagesApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/settle`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ordersApi };
export type ListOrdersApiResponse =
  /** status 200 Successful Response */ CountedPageOrderSummary;
export type ListOrdersApiArg = {
  as?: 'buyer' | 'seller';
  status?: string | null;
  quoteId?: string | null;
  sort?: 'newest' | 'updated' | 'value';
  page?: number;
  perPage?: number | null;
  waiting?: boolean;
  unreviewed?: boolean;
  since?: string | null;
  until?: string | null;
  q?: string | null;
};
export type ListOrderPartnersApiResponse =
  /** status 200 Successful Response */ OrderPartner[];
export type ListOrderPartnersApiArg = ('buyer' | 'seller') | undefined;
export type GetOrderApiResponse = /** status 200 Successful Response */ OrderDetail;
export type GetOrderApiArg = string;
export type CancelOrderApiResponse = /** status 200 Successful Response */ OrderDetail;
export type CancelOrderApiArg = {
  orderId: string;
  body: Reason;
};
export type DeclineCancellationApiResponse =
  /** status 200 Successful Response */ OrderDetail;
export type DeclineCancellationApiArg = string;
export type CloseOrderApiResponse = /** status 200 Successful Response */ OrderDetail;
export type CloseOrderApiArg = string;
export type ConfirmOrderApiResponse = /** status 200 Successful Response */ OrderDetail;
export type ConfirmOrderApiArg = string;
export type SendDeliveryApiResponse = /** status 201 Successful Response */ OrderDetail;
export type SendDeliveryApiArg = {
  orderId: string;
  'Idempotency-Key'?: string;
  body: NewDelivery;
};
export type ReceiveDeliveryApiResponse =
  /** status 200 Successful Response */ OrderDetail;
export type ReceiveDeliveryApiArg = {
  deliveryId: string;
  orderId: string;
  body: Receipt;
};
export type DisputeOrderApiResponse = /** status 200 Successful Response */ OrderDetail;
export type DisputeOrderApiArg = {
  orderId: string;
  body: RequiredReason;
};
export type WriteOrderNoteApiResponse = /** status 201 Successful Response */ OrderDetail;
export type WriteOrderNoteApiArg = {
  orderId: string;
  body: NewNote;
};
export type NotePaymentApiResponse = /** status 201 Successful Response */ OrderDetail;
export type NotePaymentApiArg = {
  orderId: string;
  'Idempotency-Key'?: string;
  body: NewPayment;
};
export type ConfirmPaymentApiResponse = /** status 200 Successful Response */ OrderDetail;
export type ConfirmPaymentApiArg = {
  paymentId: string;
  orderId: string;
};
export type DenyPaymentApiResponse = /** status 200 Successful Response */ OrderDetail;
export type DenyPaymentApiArg = {
  paymentId: string;
  orderId: string;
};
export type WithdrawPaymentApiResponse =
  /** status 200 Successful Response */ OrderDetail;
export type WithdrawPaymentApiArg = {
  paymentId: string;
  orderId: string;
};
export type RefuseOrderApiResponse = /** status 200 Successful Response */ OrderDetail;
export type RefuseOrderApiArg = {
  orderId: string;
  body: RequiredReason;
};
export type RepeatOrderApiResponse = /** status 201 Successful Response */ RequirementOut;
export type RepeatOrderApiArg = string;
export type SettleShortagesApiResponse =
  /** status 200 Successful Response */ OrderDetail;
export type SettleShortagesApiArg = {
  orderId: string;
  body: Settlements;
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
export type CountedPageOrderSummary = {
  data: OrderSummary[];
  links: Links;
  meta: CountedMeta;
};
export type OrderPartner = {
  order_id: string;
  name: string;
  name_ne: string | null;
  order_count: number;
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
export type Reason = {
  reason?: string | null;
};
export type SentLine = {
  line_id: string;
  quantity: number | string;
};
export type NewDelivery = {
  items: SentLine[];
  vehicle?: string | null;
  driver_name?: string | null;
  driver_phone?: string | null;
  arrives_on?: string | null;
  note?: string | null;
};
export type ReceivedLine = {
  line_id: string;
  received: number | string;
  reason?: ('missing' | 'broken' | 'wrong_goods') | null;
  request?: ('credit' | 'send_again') | null;
  note?: string | null;
};
export type Receipt = {
  items?: ReceivedLine[];
  attachment_ids?: string[];
};
export type RequiredReason = {
  reason: string;
};
export type NewNote = {
  text: string;
};
export type NewPayment = {
  kind: 'advance' | 'balance' | 'other';
  amount: number | string;
  paid_on: string;
  reference?: string | null;
};
export type RequirementStatus =
  | 'draft'
  | 'in_review'
  | 'open'
  | 'closed'
  | 'awarded'
  | 'fulfilled'
  | 'cancelled'
  | 'expired'
  | 'rejected';
export type CategoryOut = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
};
export type ItemOut = {
  name: string;
  product_id: string | null;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
  spec: string | null;
  target_price: string | null;
  id: string;
  is_awarded: boolean;
};
export type DeliveryPlace = {
  province_id: number | null;
  district_id: number | null;
  municipality_id: number | null;
  address: string | null;
};
export type SupplierPrefs = {
  verified_only: boolean;
  province_ids: number[];
};
export type ContactOut = {
  name: string;
  phone_number: string;
  email: string | null;
};
export type Part = {
  key: string;
  points: number;
};
export type Score = {
  total: number;
  parts: Part[];
};
export type MatchOut = {
  id: string;
  score: Score;
  wave: number;
  notified_at: string;
};
export type RequirementOut = {
  id: string;
  version: number;
  user_id: string | null;
  role: string;
  status:
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed';
  status_label: string;
  allowed_statuses: (
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed'
  )[];
  requirement_status: RequirementStatus;
  requirement_status_label: string;
  title: string;
  description: string;
  category: CategoryOut | null;
  items: ItemOut[];
  delivery: DeliveryPlace | null;
  needed_by: string | null;
  frequency: ('once' | 'weekly' | 'monthly' | 'quarterly' | 'yearly') | null;
  purpose: ('own_use' | 'resale' | 'manufacturing' | 'project' | 'other') | null;
  prefs: SupplierPrefs | null;
  payment_pref: ('any' | 'advance' | 'on_delivery' | 'credit') | null;
  contact_pref: 'any' | 'message' | 'phone' | 'whatsapp' | 'viber';
  contact: ContactOut | null;
  is_private: boolean;
  seller_ids: string[];
  attachment_ids: string[];
  max_quotes: number;
  quotes_count: number;
  seats_left: number;
  matches_count: number;
  viewed_count: number;
  expires_in_days: 3 | 7 | 15 | 30;
  extensions_left: number;
  extension_days_left: number;
  hide_contact: boolean;
  review_reasons: string[];
  reason: string | null;
  scope: string;
  awarded_quote_id: string | null;
  match: MatchOut | null;
  quote_id: string | null;
  opened_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
};
export type SettledShortage = {
  shortage_id: string;
  settlement: 'credit' | 'send_again';
};
export type Settlements = {
  items: SettledShortage[];
};
export const {
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useListOrderPartnersQuery,
  useLazyListOrderPartnersQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useCancelOrderMutation,
  useDeclineCancellationMutation,
  useCloseOrderMutation,
  useConfirmOrderMutation,
  useSendDeliveryMutation,
  useReceiveDeliveryMutation,
  useDisputeOrderMutation,
  useWriteOrderNoteMutation,
  useNotePaymentMutation,
  useConfirmPaymentMutation,
  useDenyPaymentMutation,
  useWithdrawPaymentMutation,
  useRefuseOrderMutation,
  useRepeatOrderMutation,
  useSettleShortagesMutation,
} = injectedRtkApi;
