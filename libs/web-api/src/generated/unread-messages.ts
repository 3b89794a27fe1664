/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUnreadMessages: build.query<
      CountUnreadMessagesApiResponse,
      CountUnreadMessagesApiArg
    >({
      query: () => ({ url: `/messages/unread` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as unreadMessagesApi };
export type CountUnreadMessagesApiResponse = /** status 200 Successful Response */ Unread;
export type CountUnreadMessagesApiArg = void;
export type Unread = {
  unread: number;
};
export const { useCountUnreadMessagesQuery, useLazyCountUnreadMessagesQuery } =
  injectedRtkApi;
