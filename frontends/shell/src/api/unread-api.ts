import { unreadMessagesApi } from '@haat/api/unread-messages';
import {
  api,
  selectIsAuth,
  useAppDispatch,
  useAppSelector,
  useLiveEvents,
} from '@haat/platform';

const { useCountUnreadMessagesQuery } = unreadMessagesApi.enhanceEndpoints({
  endpoints: { countUnreadMessages: { providesTags: ['Messages'] } },
});

/** How many messages are new (D25). One stream serves the page below as well. */
export function useUnread(): number {
  const isAuth = useAppSelector(selectIsAuth);
  const dispatch = useAppDispatch();
  const { data } = useCountUnreadMessagesQuery(undefined, { skip: !isAuth });
  const refresh = () => dispatch(api.util.invalidateTags(['Messages', 'Notifications']));
  useLiveEvents('/api/notifications/stream', refresh, refresh, refresh);
  return isAuth ? (data?.unread ?? 0) : 0;
}
