/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query<ListTicketsApiResponse, ListTicketsApiArg>({
      query: (queryArg) => ({
        url: `/admin/complaints`,
        params: {
          kind: queryArg.kind,
          status: queryArg.status,
          q: queryArg.q,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    handleTicket: build.mutation<HandleTicketApiResponse, HandleTicketApiArg>({
      query: (queryArg) => ({
        url: `/admin/complaints/${encodeURIComponent(String(queryArg.ticketId))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminTicketsApi };
export type ListTicketsApiResponse =
  /** status 200 Successful Response */ CountedPageTicketOut;
export type ListTicketsApiArg = {
  kind?: ('contact' | 'complaint' | 'feedback') | null;
  status?: string | null;
  q?: string | null;
  page?: number;
  perPage?: number | null;
};
export type HandleTicketApiResponse = /** status 200 Successful Response */ TicketOut;
export type HandleTicketApiArg = {
  ticketId: string;
  body: Handling;
};
export type TicketStatus = 'open' | 'answered' | 'closed';
export type TicketOut = {
  id: string;
  reference: string;
  kind: 'contact' | 'complaint' | 'feedback';
  status: TicketStatus;
  status_label: string;
  allowed_statuses: string[];
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
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type CountedMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  counts: {
    [key: string]: number;
  };
  [key: string]: unknown;
};
export type CountedPageTicketOut = {
  data: TicketOut[];
  links: Links;
  meta: CountedMeta;
};
export type Handling = {
  status: TicketStatus;
  reply?: string;
  note?: string | null;
};
export const { useListTicketsQuery, useLazyListTicketsQuery, useHandleTicketMutation } =
  injectedRtkApi;
