/** catalog: telling the staff about a product. */
import { api } from '@haat/platform';

export const REASONS = [
  'prohibited',
  'misleading',
  'counterfeit',
  'wrong_price',
  'copied',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];
export type Report = { slug: string; reason: Reason; text?: string; email?: string };

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportProduct: build.mutation<unknown, Report>({
      query: ({ slug, ...body }) => ({
        url: `/webui/product/${encodeURIComponent(slug)}/report`,
        method: 'POST',
        body,
      }),
    }),
  }),
});

export const { useReportProductMutation } = reportApi;
