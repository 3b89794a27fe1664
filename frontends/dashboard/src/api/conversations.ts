/** engagement: all conversations of a person, page by page, and which lists a change refreshes. */
import {
  conversationsApi,
  type ListConversationsApiArg,
  type ListConversationsApiResponse,
} from '@haat/api/conversations';
import { onSuccess } from './on-success';

const change = { invalidatesTags: onSuccess('Messages') };

const pagedApi = conversationsApi
  .enhanceEndpoints({
    endpoints: {
      getConversation: { providesTags: ['Messages'] },
      blockContact: change,
      unblockContact: change,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      conversations: build.infiniteQuery<
        ListConversationsApiResponse,
        Pick<ListConversationsApiArg, 'q' | 'unread'>,
        string
      >({
        query: ({ queryArg, pageParam }) => ({
          url: '/conversations',
          params: { ...queryArg, ...(pageParam ? { cursor: pageParam } : {}) },
        }),
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
        },
        providesTags: ['Messages'],
      }),
    }),
  });

export const {
  useConversationsInfiniteQuery,
  useGetConversationQuery,
  useBlockContactMutation,
  useUnblockContactMutation,
} = pagedApi;
