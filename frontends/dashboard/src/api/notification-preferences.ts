/** engagement: a change of preferences is visible immediately; a refusal reverts it. */
import {
  notificationPreferencesApi,
  type Preferences,
  type PreferencesChange,
} from '@haat/api/notification-preferences';

/** A topic's row takes its changed cells; the rhythm of mails is one value. */
function apply(preferences: Preferences, { mail_rhythm, ...rows }: PreferencesChange) {
  if (mail_rhythm) preferences.mail_rhythm = mail_rhythm;
  for (const [topic, cells] of Object.entries(rows)) {
    const row = preferences[topic as keyof typeof rows];
    for (const [channel, on] of Object.entries(cells)) {
      row[channel as keyof typeof row].on = on as boolean;
    }
  }
}

export const {
  useShowNotificationPreferencesQuery,
  useChangeNotificationPreferencesMutation,
} = notificationPreferencesApi.enhanceEndpoints({
  endpoints: {
    changeNotificationPreferences: {
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          notificationPreferencesApi.util.updateQueryData(
            'showNotificationPreferences',
            undefined,
            (preferences) => apply(preferences, change),
          ),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});
