/** engagement: messages of a conversation, page by page; a new one waits for the network. */
import { conversationsApi, type ListMessagesApiResponse } from '@haat/api/conversations';
import type { OutboxOptions } from '@haat/platform';
import { onSuccess } from './on-success';

/** The API's maximum. */
const PAGE_SIZE = 100;
const change = { invalidatesTags: onSuccess('Messages', 'Enquiries') };

/** Each page newest first. */
const pagedApi = conversationsApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.infiniteQuery<ListMessagesApiResponse, string, number>({
      query: ({ queryArg, pageParam }) => ({
        url: `/conversations/${encodeURIComponent(queryArg)}/messages`,
        params: { per_page: PAGE_SIZE, page: pageParam },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ meta }) =>
          meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
      },
      providesTags: ['Messages'],
    }),
  }),
});

const messagesApi = pagedApi.enhanceEndpoints({
  endpoints: {
    sendMessage: {
      ...change,
      extraOptions: { outbox: 'message' } satisfies OutboxOptions,
      // Immediately: it replaces the pending message.
      onQueryStarted: async ({ conversationId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => undefined);
        if (!sent) return;
        const add = pagedApi.util.updateQueryData(
          'messages',
          conversationId,
          ({ pages }) => {
            pages[0]?.data.unshift(sent.data);
          },
        );
        dispatch(add);
      },
    },
    takeBackMessage: change,
    readConversation: change,
  },
});

export const {
  useMessagesInfiniteQuery,
  useSendMessageMutation,
  useTakeBackMessageMutation,
  useReadConversationMutation,
} = messagesApi;
