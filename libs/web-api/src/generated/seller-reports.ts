/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportSeller: build.mutation<ReportSellerApiResponse, ReportSellerApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg.slug))}/report`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sellerReportsApi };
export type ReportSellerApiResponse = /** status 202 Successful Response */ Reference;
export type ReportSellerApiArg = {
  slug: string;
  body: ReportForm;
};
export type Reference = {
  reference: string;
};
export type ReportForm = {
  reason:
    | 'fake_company'
    | 'wrong_details'
    | 'fraud'
    | 'prohibited_goods'
    | 'offensive'
    | 'other';
  text: string;
  email?: string | null;
};
export const { useReportSellerMutation } = injectedRtkApi;
