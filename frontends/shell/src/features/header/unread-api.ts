import {
  api,
  selectIsAuth,
  useAppDispatch,
  useAppSelector,
  useLiveEvents,
} from '@haat/platform';

type Unread = { unread: number };

const unreadApi = api.injectEndpoints({
  endpoints: (build) => ({
    unreadMessages: build.query<Unread, void>({
      query: () => '/messages/unread',
      providesTags: ['Messages'],
    }),
  }),
});

/** How many messages are new (D25). One stream serves the page below as well. */
export function useUnread(): number {
  const isAuth = useAppSelector(selectIsAuth);
  const dispatch = useAppDispatch();
  const { data } = unreadApi.useUnreadMessagesQuery(undefined, { skip: !isAuth });
  const refresh = () => dispatch(api.util.invalidateTags(['Messages', 'Notifications']));
  useLiveEvents('/api/notifications/stream', refresh, refresh, refresh);
  return isAuth ? (data?.unread ?? 0) : 0;
}
