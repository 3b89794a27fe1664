/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
      query: () => ({ url: `/token/refresh`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as tokenApi };
export type RefreshTokenApiResponse = /** status 200 Successful Response */ Refreshed;
export type RefreshTokenApiArg = void;
export type User = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  email_verified_at: string | null;
  phone_number: string | null;
  phone_verified_at: string | null;
  roles: ('buyer' | 'seller' | 'admin')[];
  locale: string;
  currency: string;
};
export type Refreshed = {
  access_token: string;
  token_type?: 'Bearer';
  expires_in: number;
  user: User;
};
export const { useRefreshTokenMutation } = injectedRtkApi;
