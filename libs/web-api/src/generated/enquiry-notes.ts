/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    noteEnquiry: build.mutation<NoteEnquiryApiResponse, NoteEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.enquiryId))}/crm`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enquiryNotesApi };
export type NoteEnquiryApiResponse = /** status 200 Successful Response */ EnquiryDetail;
export type NoteEnquiryApiArg = {
  enquiryId: string;
  body: CrmChange;
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
export type CrmChange = {
  label?: string | null;
  labels?: string[] | null;
  assigned_to?: string | null;
  next_step?: string | null;
  private_note?: string | null;
  remind_at?: string | null;
};
export const { useNoteEnquiryMutation } = injectedRtkApi;
