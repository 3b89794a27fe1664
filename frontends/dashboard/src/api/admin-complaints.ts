/** engagement, for the operator: what came to the helpdesk. */
import { api, type Page } from '@haat/platform';

export const KINDS = ['contact', 'complaint', 'feedback'] as const;
export type Kind = (typeof KINDS)[number];
export type TicketStatus = 'open' | 'answered' | 'closed';
export type Ticket = {
  id: string;
  reference: string;
  kind: Kind;
  status: TicketStatus;
  status_label: string;
  allowed_statuses: TicketStatus[];
  name: string;
  email: string;
  phone_number: string | null;
  text: string;
  about: string | null;
  article: string | null;
  is_helpful: boolean | null;
  reply: string | null;
  note: string | null;
  locale: string;
  created_at: string;
  updated_at: string;
};
export type TicketsQuery = { kind?: string; status?: string; q?: string; page: number };
type Handling = { id: string; status: TicketStatus; reply?: string; note?: string };

const tagged = api.enhanceEndpoints({ addTagTypes: ['AdminComplaints'] });

const adminComplaintsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    adminComplaints: build.query<Page<Ticket>, TicketsQuery>({
      query: (params) => ({ url: '/admin/complaints', params }),
      providesTags: ['AdminComplaints'],
    }),
    handleComplaint: build.mutation<unknown, Handling>({
      query: ({ id, ...body }) => ({
        url: `/admin/complaints/${encodeURIComponent(id)}`,
        method: 'POST',
        body,
      }),
      // Refused as well: somebody else has been there.
      invalidatesTags: ['AdminComplaints'],
    }),
  }),
});

export const { useAdminComplaintsQuery, useHandleComplaintMutation } = adminComplaintsApi;
