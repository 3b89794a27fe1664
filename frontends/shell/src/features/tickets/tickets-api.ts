/** engagement: what is written to the helpdesk. */
import { api, type Holding } from '@haat/platform';

export const KINDS = ['contact', 'complaint', 'feedback'] as const;
export type Kind = (typeof KINDS)[number];
type Filing = { kind: Kind; key: string; body: Record<string, unknown> };

const ADDRESSES: Record<Kind, string> = {
  contact: '/webui/contact-us',
  complaint: '/webui/complaints',
  feedback: '/webui/feedback',
};

const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The same `key` again is the same message: a lost connection files nothing twice. */
    fileTicket: build.mutation<{ reference: string }, Filing>({
      query: ({ kind, key, body }) => ({
        url: ADDRESSES[kind],
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
      }),
      extraOptions: { outbox: 'ticket' } satisfies Holding,
    }),
  }),
});

export const { useFileTicketMutation } = ticketsApi;
