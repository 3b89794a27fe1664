/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sellerProfile: build.query<SellerProfileApiResponse, SellerProfileApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg))}/sellerprofile`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sellerApi };
export type SellerProfileApiResponse = /** status 200 Successful Response */ Profile;
export type SellerProfileApiArg = string;
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
export type ReviewSummary = {
  count: number;
  mean: number;
  as_described: number;
  on_time: number;
  documents: number;
  communication: number;
};
export type Profile = {
  id: string;
  slug: string;
  company_name: string;
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
  reviews: ReviewSummary | null;
};
export const { useSellerProfileQuery, useLazySellerProfileQuery } = injectedRtkApi;
