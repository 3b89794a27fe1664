/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>(
      {
        query: (queryArg) => ({
          url: `/notifications`,
          params: {
            cursor: queryArg.cursor,
            unread: queryArg.unread,
            per_page: queryArg.perPage,
          },
        }),
      },
    ),
    readNotifications: build.mutation<
      ReadNotificationsApiResponse,
      ReadNotificationsApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/read`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
export type ListNotificationsApiResponse =
  /** status 200 Successful Response */ FeedNotificationOut;
export type ListNotificationsApiArg = {
  cursor?: string | null;
  unread?: boolean;
  perPage?: number;
};
export type ReadNotificationsApiResponse = /** status 200 Successful Response */ Unread;
export type ReadNotificationsApiArg = Reading;
export type NotificationOut = {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string;
  data: {
    [key: string]: string;
  };
  created_at: string;
  read_at: string | null;
};
export type Onward = {
  next: string | null;
};
export type CursorMeta = {
  next_cursor: string | null;
  unread: number;
};
export type FeedNotificationOut = {
  data: NotificationOut[];
  links: Onward;
  meta: CursorMeta;
};
export type Unread = {
  unread: number;
};
export type Reading = {
  ids?: string[] | null;
  all?: boolean;
};
export const {
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useReadNotificationsMutation,
} = injectedRtkApi;
