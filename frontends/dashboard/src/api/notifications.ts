/** engagement: which lists a read notification refreshes. */
import { notificationsApi } from '@haat/api/notifications';

export const { useListNotificationsQuery, useReadNotificationsMutation } =
  notificationsApi.enhanceEndpoints({
    endpoints: {
      listNotifications: { providesTags: ['Notifications'] },
      readNotifications: { invalidatesTags: ['Notifications'] },
    },
  });
