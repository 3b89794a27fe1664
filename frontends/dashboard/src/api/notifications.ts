/** engagement: what happened while one looked elsewhere. */
import { api } from '@haat/platform';

export type Notification = {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string;
  created_at: string;
  read_at: string | null;
};
type Notifications = { data: Notification[]; meta: { unread: number } };

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notifications, void>({
      query: () => '/notifications',
      providesTags: ['Notifications'],
    }),
    readNotifications: build.mutation<unknown, { ids: string[] } | { all: true }>({
      query: (body) => ({ url: '/notifications/read', method: 'POST', body }),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useNotificationsQuery, useReadNotificationsMutation } = notificationsApi;
