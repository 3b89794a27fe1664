/** engagement: what is said in a conversation. Its id is the enquiry's, or the lead's. */
import { api, type Holding, type Page } from '@haat/platform';

export type Message = {
  id: string;
  conversation_id: string;
  sender_role: string;
  is_mine: boolean;
  body: string;
  /** Private documents of the sender's My Drive. */
  attachment_ids: string[];
  created_at: string;
  /** When the other side saw it. */
  read_at: string | null;
  removed_at: string | null;
  can_remove: boolean;
};
export type Outgoing = { id: string; body: string; files?: string[]; key: string };
type Removal = { id: string; messageId: string };

const of = (id: string) => `/conversations/${encodeURIComponent(id)}`;
/** The longest page the API gives. */
const WHOLE = 100;
const TOLD = ['Messages', 'Enquiries'] as const;

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Page by page, each newest first. */
    messages: build.infiniteQuery<Page<Message>, string, number>({
      query: ({ queryArg, pageParam }) => ({
        url: `${of(queryArg)}/messages`,
        params: { per_page: WHOLE, page: pageParam },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ meta }) =>
          meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
      },
      providesTags: ['Messages'],
    }),
    sendMessage: build.mutation<Message, Outgoing>({
      query: ({ id, body, files = [], key }) => ({
        url: `${of(id)}/messages`,
        method: 'POST',
        body: files.length > 0 ? { body, attachment_ids: files } : { body },
        headers: { 'idempotency-key': key },
      }),
      extraOptions: { outbox: 'message' } satisfies Holding,
      // There at once: what is on its way gives its place to it.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => undefined);
        if (!sent) return;
        const add = messagesApi.util.updateQueryData('messages', id, ({ pages }) => {
          pages[0]?.data.unshift(sent.data);
        });
        dispatch(add);
      },
      invalidatesTags: (_sent, error) => (error ? [] : [...TOLD]),
    }),
    takeBackMessage: build.mutation<Message, Removal>({
      query: ({ id, messageId }) => ({
        url: `${of(id)}/messages/${messageId}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_gone, error) => (error ? [] : [...TOLD]),
    }),
    markRead: build.mutation<unknown, string>({
      query: (id) => ({ url: `${of(id)}/read`, method: 'POST' }),
      invalidatesTags: (_none, error) => (error ? [] : [...TOLD]),
    }),
  }),
});

export const {
  useMessagesInfiniteQuery,
  useSendMessageMutation,
  useTakeBackMessageMutation,
  useMarkReadMutation,
} = messagesApi;
