/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOpenLeads: build.query<ListOpenLeadsApiResponse, ListOpenLeadsApiArg>({
      query: (queryArg) => ({
        url: `/requirements/open`,
        params: {
          q: queryArg.q,
          category_id: queryArg.categoryId,
          district_id: queryArg.districtId,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    listRecipients: build.query<ListRecipientsApiResponse, ListRecipientsApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}/matches`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    listFileOpenings: build.query<ListFileOpeningsApiResponse, ListFileOpeningsApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}/openings`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as matchesApi };
export type ListOpenLeadsApiResponse = /** status 200 Successful Response */ PageOpenLead;
export type ListOpenLeadsApiArg = {
  q?: string | null;
  categoryId?: string | null;
  districtId?: number | null;
  page?: number;
  perPage?: number | null;
};
export type ListRecipientsApiResponse =
  /** status 200 Successful Response */ PageRecipient;
export type ListRecipientsApiArg = {
  requirementId: string;
  page?: number;
  perPage?: number | null;
};
export type ListFileOpeningsApiResponse =
  /** status 200 Successful Response */ PageFileOpeningOut;
export type ListFileOpeningsApiArg = {
  requirementId: string;
  page?: number;
  perPage?: number | null;
};
export type MatchStatus =
  | 'notified'
  | 'viewed'
  | 'shortlisted'
  | 'dismissed'
  | 'quoted'
  | 'won'
  | 'lost'
  | 'missed';
export type CategoryOut = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
};
export type OpenItem = {
  id: string;
  name: string;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
};
export type OpenPlace = {
  province_id: number | null;
  district_id: number | null;
  municipality_id: number | null;
};
export type OpenLead = {
  id: string;
  status: MatchStatus | null;
  status_label: string | null;
  title: string;
  category: CategoryOut | null;
  items: OpenItem[];
  delivery: OpenPlace | null;
  needed_by: string | null;
  is_private: boolean;
  max_quotes: number;
  seats_left: number;
  opened_at: string | null;
  expires_at: string;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageOpenLead = {
  data: OpenLead[];
  links: Links;
  meta: Meta;
};
export type RecipientSeller = {
  id: string;
  slug: string | null;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  colour: string | null;
  district: string | null;
  district_ne: string | null;
  is_seller_verified: boolean;
};
export type Recipient = {
  id: string;
  seller: RecipientSeller;
  notified_at: string | null;
  viewed_at: string | null;
  answer: ('quoted' | 'declined') | null;
  answered_at: string | null;
  quote_id: string | null;
};
export type PageRecipient = {
  data: Recipient[];
  links: Links;
  meta: Meta;
};
export type FileOpeningOut = {
  id: string;
  file_id: string;
  seller: RecipientSeller;
  opened_at: string;
};
export type PageFileOpeningOut = {
  data: FileOpeningOut[];
  links: Links;
  meta: Meta;
};
export const {
  useListOpenLeadsQuery,
  useLazyListOpenLeadsQuery,
  useListRecipientsQuery,
  useLazyListRecipientsQuery,
  useListFileOpeningsQuery,
  useLazyListFileOpeningsQuery,
} = injectedRtkApi;
