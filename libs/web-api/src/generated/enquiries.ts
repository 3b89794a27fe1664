/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEnquiries: build.query<ListEnquiriesApiResponse, ListEnquiriesApiArg>({
      query: (queryArg) => ({
        url: `/enquiries`,
        params: {
          as: queryArg['as'],
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
          status: queryArg.status,
          label: queryArg.label,
          q: queryArg.q,
          due: queryArg.due,
          unread: queryArg.unread,
          product_id: queryArg.productId,
          district_id: queryArg.districtId,
          by: queryArg.by,
          answered: queryArg.answered,
          remind: queryArg.remind,
          since: queryArg.since,
          until: queryArg.until,
        },
      }),
    }),
    getEnquiry: build.query<GetEnquiryApiResponse, GetEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeEnquiryStatus: build.mutation<
      ChangeEnquiryStatusApiResponse,
      ChangeEnquiryStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.enquiryId))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enquiriesApi };
export type ListEnquiriesApiResponse = /** status 200 Successful Response */ EnquiryPage;
export type ListEnquiriesApiArg = {
  as?: ('buyer' | 'seller') | null;
  sort?: 'newest' | 'oldest' | 'updated' | 'due';
  page?: number;
  perPage?: number | null;
  status?: string | null;
  label?: string | null;
  q?: string | null;
  due?: ('any' | 'today' | 'overdue') | null;
  unread?: boolean;
  productId?: string | null;
  districtId?: number | null;
  by?: 'received' | 'answered' | 'won';
  answered?: 'in_time' | null;
  remind?: 'today' | null;
  since?: string | null;
  until?: string | null;
};
export type GetEnquiryApiResponse = /** status 200 Successful Response */ EnquiryDetail;
export type GetEnquiryApiArg = string;
export type ChangeEnquiryStatusApiResponse =
  /** status 200 Successful Response */ EnquiryDetail;
export type ChangeEnquiryStatusApiArg = {
  enquiryId: string;
  body: StatusChange;
};
export type EnquiryStatus =
  | 'new'
  | 'seen'
  | 'replied'
  | 'info_requested'
  | 'quoted'
  | 'won'
  | 'lost'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'spam';
export type MinimumOrder = {
  quantity: number;
  unit: string | null;
};
export type DeliveryOut = {
  district_id: number;
  district: string;
  district_ne: string;
  municipality_id: number | null;
  municipality: string | null;
  municipality_ne: string | null;
};
export type LastMessage = {
  body: string;
  is_mine: boolean;
  created_at: string;
};
export type SellerOut = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  colour: string | null;
  is_seller_verified: boolean;
};
export type CategoryOut = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
};
export type ProductOut = {
  id: string;
  slug: string | null;
  name: string;
  name_ne: string | null;
  image: string | null;
  price: string | null;
  currency: string | null;
  unit: string | null;
};
export type EnquiryOut = {
  id: string;
  user_id: string | null;
  role: string;
  status: EnquiryStatus;
  status_label: string;
  allowed_statuses: EnquiryStatus[];
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
  quantity: string | null;
  unit_id: string | null;
  unit: string | null;
  minimum_order: MinimumOrder | null;
  delivery: DeliveryOut | null;
  needed_by: string | null;
  attachment_ids: string[];
  source: string;
  label: string | null;
  labels: string[] | null;
  assigned_to: string | null;
  next_step: string | null;
  private_note: string | null;
  remind_at: string | null;
  due_at: string | null;
  due_kind: ('answer' | 'reminder') | null;
  last_message: LastMessage | null;
  is_unread: boolean;
  unread_count: number;
  seller: SellerOut | null;
  category: CategoryOut | null;
  product: ProductOut | null;
  product_name: string | null;
  first_response_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type DueCounts = {
  any: number;
  today: number;
  overdue: number;
};
export type LabelCount = {
  label: string;
  count: number;
};
export type ProductCount = {
  id: string;
  name: string | null;
  name_ne: string | null;
  count: number;
};
export type DistrictCount = {
  id: number;
  count: number;
};
export type EnquiryMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  counts: {
    [key: string]: number;
  };
  unread: number;
  due?: DueCounts | null;
  labels?: LabelCount[];
  products?: ProductCount[];
  districts?: DistrictCount[];
  [key: string]: unknown;
};
export type EnquiryPage = {
  data: EnquiryOut[];
  links: Links;
  meta: EnquiryMeta;
};
export type StatusHistoryEntry = {
  from_status: string | null;
  to_status: string;
  status_label: string;
  role: string;
  reason: string | null;
  note: string | null;
  at: string;
};
export type BuyerOut = {
  is_registered: boolean;
  is_phone_verified: boolean;
  enquiries_count: number;
  won_count: number;
};
export type SimilarSeller = {
  name: string;
  name_ne: string | null;
  slug: string;
  logo: string | null;
  colour: string | null;
  district: string | null;
  district_ne: string | null;
  is_verified: boolean;
};
export type DraftItem = {
  name: string;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
};
export type DraftDelivery = {
  province_id: number;
  district_id: number;
  municipality_id: number | null;
};
export type DraftContact = {
  name: string;
  phone_number: string;
  email: string;
};
export type RequirementDraft = {
  title: string;
  description: string;
  category_id: string | null;
  items: DraftItem[];
  delivery: DraftDelivery | null;
  contact: DraftContact;
};
export type EnquiryDetail = {
  id: string;
  user_id: string | null;
  role: string;
  status: EnquiryStatus;
  status_label: string;
  allowed_statuses: EnquiryStatus[];
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
  quantity: string | null;
  unit_id: string | null;
  unit: string | null;
  minimum_order: MinimumOrder | null;
  delivery: DeliveryOut | null;
  needed_by: string | null;
  attachment_ids: string[];
  source: string;
  label: string | null;
  labels: string[] | null;
  assigned_to: string | null;
  next_step: string | null;
  private_note: string | null;
  remind_at: string | null;
  due_at: string | null;
  due_kind: ('answer' | 'reminder') | null;
  last_message: LastMessage | null;
  is_unread: boolean;
  unread_count: number;
  seller: SellerOut | null;
  category: CategoryOut | null;
  product: ProductOut | null;
  product_name: string | null;
  first_response_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  history: StatusHistoryEntry[];
  buyer: BuyerOut | null;
  similar: SimilarSeller[];
  requirement_draft: RequirementDraft | null;
};
export type StatusChange = {
  status: EnquiryStatus;
  reason?: string | null;
  note?: string | null;
};
export const {
  useListEnquiriesQuery,
  useLazyListEnquiriesQuery,
  useGetEnquiryQuery,
  useLazyGetEnquiryQuery,
  useChangeEnquiryStatusMutation,
} = injectedRtkApi;
