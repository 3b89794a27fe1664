/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    planClosure: build.mutation<PlanClosureApiResponse, PlanClosureApiArg>({
      query: (queryArg) => ({
        url: `/sellerprofile/closure`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    removeClosure: build.mutation<RemoveClosureApiResponse, RemoveClosureApiArg>({
      query: () => ({ url: `/sellerprofile/closure`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as closuresApi };
export type PlanClosureApiResponse = /** status 200 Successful Response */ OwnProfile;
export type PlanClosureApiArg = Closure;
export type RemoveClosureApiResponse = /** status 200 Successful Response */ OwnProfile;
export type RemoveClosureApiArg = void;
export type Location = {
  lat: number;
  lng: number;
};
export type TradeCategory = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
};
export type Verification = {
  what: string;
  at: string;
};
export type ChecklistItem = {
  key: string;
  done: boolean;
};
export type CompletenessItem = {
  key: string;
  done: boolean;
  gain: number;
};
export type Completeness = {
  percent: number;
  items: CompletenessItem[];
};
export type OwnProfile = {
  id: string;
  slug: string | null;
  company_name: string | null;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  business_type: string | null;
  established: number | null;
  about: string | null;
  about_ne: string | null;
  province_id: number | null;
  district_id: number | null;
  district: string | null;
  district_ne: string | null;
  is_seller_verified: boolean;
  response_rate: number | null;
  response_time_hours: number | null;
  closed_until: string | null;
  banner: string | null;
  business_address_1: string | null;
  municipality_id: number | null;
  ward: number | null;
  locality: string | null;
  city: string | null;
  state: string | null;
  country: string;
  location: Location | null;
  gstin: string | null;
  pan_number: string | null;
  primary_mobile: string | null;
  primary_email: string | null;
  whatsapp: string | null;
  viber: string | null;
  business_nature: string | null;
  delivers_to: number[];
  categories: TradeCategory[];
  phone_verified_at: string | null;
  statutory_detail_status: string;
  status: string;
  step: number;
  plan: string;
  verification: Verification[];
  closure_note: string | null;
  created_at: string;
  version: number;
  email_verified_at: string | null;
  pending_name: string | null;
  pending_name_ne: string | null;
  pending_name_at: string | null;
  name_refused_note: string | null;
  status_label: string;
  allowed_statuses: string[];
  suspended_reason: string | null;
  statutory_expires_at: string | null;
  category_ids: string[];
  logo_file_id: string | null;
  banner_file_id: string | null;
  closed_from: string | null;
  closed_to: string | null;
  next_step: string | null;
  checklist: ChecklistItem[];
  completeness: Completeness;
};
export type Closure = {
  closed_from: string;
  closed_to: string;
  note?: string | null;
};
export const { usePlanClosureMutation, useRemoveClosureMutation } = injectedRtkApi;
