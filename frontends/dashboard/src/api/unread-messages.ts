import { unreadMessagesApi } from '@haat/api/unread-messages';

const tagged = unreadMessagesApi.enhanceEndpoints({
  endpoints: { countUnreadMessages: { providesTags: ['Messages'] } },
});

export const { useCountUnreadMessagesQuery } = tagged;
