/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sellerReports: build.query<SellerReportsApiResponse, SellerReportsApiArg>({
      query: (queryArg) => ({
        url: `/admin/reports`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    handleSellerReport: build.mutation<
      HandleSellerReportApiResponse,
      HandleSellerReportApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/reports/${encodeURIComponent(String(queryArg.reportId))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminSellerReportsApi };
export type SellerReportsApiResponse =
  /** status 200 Successful Response */ PageReportOut;
export type SellerReportsApiArg = {
  status?: 'open' | 'handled';
  page?: number;
  perPage?: number | null;
};
export type HandleSellerReportApiResponse =
  /** status 200 Successful Response */ ReportOut;
export type HandleSellerReportApiArg = {
  reportId: string;
  body: Handling;
};
export type ReportedSeller = {
  id: string;
  slug: string | null;
  company_name: string | null;
  status: string;
};
export type ReportHistoryEntry = {
  id: string;
  to_status: string;
  to_label: string;
  by: string | null;
  note: string | null;
  at: string;
};
export type ReportOut = {
  id: string;
  reference: string;
  seller: ReportedSeller;
  reason: string;
  reason_label: string;
  text: string;
  email: string | null;
  reporter_id: string | null;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  history: ReportHistoryEntry[];
  note: string | null;
  created_at: string;
  handled_at: string | null;
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
export type PageReportOut = {
  data: ReportOut[];
  links: Links;
  meta: Meta;
};
export type Handling = {
  status: ('open' | 'dismissed' | 'warned' | 'suspended') | 'handled';
  note?: string | null;
};
export const {
  useSellerReportsQuery,
  useLazySellerReportsQuery,
  useHandleSellerReportMutation,
} = injectedRtkApi;
