/** vendor, for the operator: what visitors report about companies. */
import { api, type Page } from '@haat/platform';

export type SellerReport = {
  id: string;
  reference: string;
  seller: {
    id: string;
    slug: string | null;
    company_name: string | null;
    status: string;
  };
  reason: string;
  reason_label: string;
  text: string;
  email: string | null;
  status: 'open' | 'handled';
  note: string | null;
  created_at: string;
  handled_at: string | null;
};
type Handling = { id: string; status: SellerReport['status']; note?: string };

const tagged = api.enhanceEndpoints({ addTagTypes: ['AdminReports'] });

const adminReportsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    adminReports: build.query<Page<SellerReport>, { status: string; page: number }>({
      query: (params) => ({ url: '/admin/reports', params }),
      providesTags: ['AdminReports'],
    }),
    handleReport: build.mutation<unknown, Handling>({
      query: ({ id, ...body }) => ({
        url: `/admin/reports/${encodeURIComponent(id)}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_none, error) => (error ? [] : ['AdminReports']),
    }),
  }),
});

export const { useAdminReportsQuery, useHandleReportMutation } = adminReportsApi;
