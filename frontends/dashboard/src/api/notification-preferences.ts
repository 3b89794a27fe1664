/** engagement: what one is told about, and by which ways. */
import { api } from '@haat/platform';

export const CHANNELS = ['in_app', 'email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];
export type Cell = { on: boolean; locked: boolean };
export type PreferenceRow = Record<Channel, Cell>;
/** In the order of the API. */
export const TOPICS = [
  'enquiries',
  'messages',
  'requirements',
  'company',
  'account_security',
  'product_news',
] as const;
export type Topic = (typeof TOPICS)[number];
/** Each mail at once, or those of a day or a week in one. */
export type Rhythm = 'at_once' | 'daily' | 'weekly';
export type Preferences = Record<Topic, PreferenceRow> & { mail_rhythm: Rhythm };
export type PreferenceChange = { topic: Topic; channel: Channel; on: boolean };

const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query<Preferences, void>({
      query: () => '/notifications/preferences',
    }),
    /** Shown at once, taken back if it was refused. */
    changePreference: build.mutation<unknown, PreferenceChange>({
      query: ({ topic, channel, on }) => ({
        url: '/notifications/preferences',
        method: 'PUT',
        body: { [topic]: { [channel]: on } },
      }),
      onQueryStarted: async ({ topic, channel, on }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          preferencesApi.util.updateQueryData(
            'notificationPreferences',
            undefined,
            (matrix) => void (matrix[topic][channel].on = on),
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
    changeRhythm: build.mutation<unknown, Rhythm>({
      query: (rhythm) => ({
        url: '/notifications/preferences',
        method: 'PUT',
        body: { mail_rhythm: rhythm },
      }),
      onQueryStarted: async (rhythm, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          preferencesApi.util.updateQueryData(
            'notificationPreferences',
            undefined,
            (preferences) => void (preferences.mail_rhythm = rhythm),
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const {
  useNotificationPreferencesQuery,
  useChangePreferenceMutation,
  useChangeRhythmMutation,
} = preferencesApi;
