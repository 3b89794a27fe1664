/** engagement: the conversation about an enquiry. */
import { api, unwrap, type Page } from '@haat/platform';

export type Message = {
  id: string;
  enquiry_id: string;
  sender_role: string;
  is_mine: boolean;
  body: string;
  created_at: string;
};
const of = (id: string) => `/enquiries/${encodeURIComponent(id)}`;
/** The longest page the API gives. */
const WHOLE = 100;

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Oldest first, as it is read. */
    messages: build.query<Message[], string>({
      query: (id) => ({ url: `${of(id)}/messages`, params: { per_page: WHOLE } }),
      transformResponse: (page: Page<Message>) => [...page.data].reverse(),
      providesTags: ['Messages'],
    }),
    sendMessage: build.mutation<Message, { id: string; body: string; key: string }>({
      query: ({ id, body, key }) => ({
        url: `${of(id)}/messages`,
        method: 'POST',
        body: { body },
        headers: { 'idempotency-key': key },
      }),
      transformResponse: unwrap<Message>,
      invalidatesTags: (_sent, error) => (error ? [] : ['Messages', 'Enquiries']),
    }),
    markRead: build.mutation<unknown, string>({
      query: (id) => ({ url: `${of(id)}/read`, method: 'POST' }),
      invalidatesTags: (_none, error) => (error ? [] : ['Enquiries']),
    }),
  }),
});

export const { useMessagesQuery, useSendMessageMutation, useMarkReadMutation } =
  messagesApi;
