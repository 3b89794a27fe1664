/** vendor: telling the staff about a seller. */
import { api } from '@haat/platform';

export const REASONS = [
  'fake_company',
  'wrong_details',
  'fraud',
  'prohibited_goods',
  'offensive',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];

export type Report = {
  slug: string;
  reason: Reason | '';
  text: string;
  email?: string;
};

export const reportApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    reportSeller: build.mutation<{ reference: string }, Report>({
      query: ({ slug, ...body }) => ({
        url: `/webui/seller/${encodeURIComponent(slug)}/report`,
        method: 'POST',
        body,
      }),
    }),
  }),
});

export const { useReportSellerMutation } = reportApi;
