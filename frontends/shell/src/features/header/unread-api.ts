import { api, useLiveEvents, useSession } from '@haat/platform';

type Unread = { meta: { unread: number } };

const unreadApi = api.injectEndpoints({
  endpoints: (build) => ({
    unreadCount: build.query<number, void>({
      query: () => '/notifications?unread=true',
      transformResponse: ({ meta }: Unread) => meta.unread,
      providesTags: ['Notifications'],
    }),
  }),
});

/** How much is new for whoever is signed in; follows the live stream. */
export function useUnread(): number {
  const { isAuth } = useSession();
  const { data = 0, refetch } = unreadApi.useUnreadCountQuery(undefined, {
    skip: !isAuth,
  });
  useLiveEvents('/api/notifications/stream', () => void refetch());
  return isAuth ? data : 0;
}
