/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    showNotificationPreferences: build.query<
      ShowNotificationPreferencesApiResponse,
      ShowNotificationPreferencesApiArg
    >({
      query: () => ({ url: `/notifications/preferences` }),
    }),
    changeNotificationPreferences: build.mutation<
      ChangeNotificationPreferencesApiResponse,
      ChangeNotificationPreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/preferences`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationPreferencesApi };
export type ShowNotificationPreferencesApiResponse =
  /** status 200 Successful Response */ Preferences;
export type ShowNotificationPreferencesApiArg = void;
export type ChangeNotificationPreferencesApiResponse =
  /** status 200 Successful Response */ Preferences;
export type ChangeNotificationPreferencesApiArg = PreferencesChange;
export type Cell = {
  on: boolean;
  locked: boolean;
};
export type Row = {
  in_app: Cell;
  email: Cell;
  sms: Cell;
};
export type Preferences = {
  mail_rhythm: 'at_once' | 'daily' | 'weekly';
  enquiries: Row;
  messages: Row;
  requirements: Row;
  company: Row;
  account_security: Row;
  product_news: Row;
};
export type RowChange = {
  in_app?: boolean | null;
  email?: boolean | null;
  sms?: boolean | null;
};
export type PreferencesChange = {
  mail_rhythm?: ('at_once' | 'daily' | 'weekly') | null;
  enquiries?: RowChange;
  messages?: RowChange;
  requirements?: RowChange;
  company?: RowChange;
  account_security?: RowChange;
  product_news?: RowChange;
};
export const {
  useShowNotificationPreferencesQuery,
  useLazyShowNotificationPreferencesQuery,
  useChangeNotificationPreferencesMutation,
} = injectedRtkApi;
