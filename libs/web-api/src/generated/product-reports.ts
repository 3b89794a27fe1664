/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportProduct: build.mutation<ReportProductApiResponse, ReportProductApiArg>({
      query: (queryArg) => ({
        url: `/webui/product/${encodeURIComponent(String(queryArg.slug))}/report`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as productReportsApi };
export type ReportProductApiResponse = /** status 202 Successful Response */ Received;
export type ReportProductApiArg = {
  slug: string;
  body: ReportForm;
};
export type Received = {
  is_received?: boolean;
};
export type ReportForm = {
  reason:
    'prohibited' | 'misleading' | 'counterfeit' | 'wrong_price' | 'copied' | 'other';
  text?: string;
  email?: string | null;
};
export const { useReportProductMutation } = injectedRtkApi;
