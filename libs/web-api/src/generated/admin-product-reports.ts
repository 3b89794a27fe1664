/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    productReports: build.query<ProductReportsApiResponse, ProductReportsApiArg>({
      query: (queryArg) => ({
        url: `/admin/product-reports`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    decideProductReport: build.mutation<
      DecideProductReportApiResponse,
      DecideProductReportApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/product-reports/${encodeURIComponent(String(queryArg.reportId))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminProductReportsApi };
export type ProductReportsApiResponse =
  /** status 200 Successful Response */ PageReportOut;
export type ProductReportsApiArg = {
  status?: 'open' | 'closed';
  page?: number;
  perPage?: number | null;
};
export type DecideProductReportApiResponse =
  /** status 200 Successful Response */ ReportOut;
export type DecideProductReportApiArg = {
  reportId: string;
  body: ReportDecision;
};
export type ReportedProduct = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
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
  seller_id: string;
  product: ReportedProduct;
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
  closed_at: string | null;
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
export type ReportDecision = {
  status: ('open' | 'dismissed' | 'warned' | 'hidden') | 'closed';
  note?: string | null;
};
export const {
  useProductReportsQuery,
  useLazyProductReportsQuery,
  useDecideProductReportMutation,
} = injectedRtkApi;
