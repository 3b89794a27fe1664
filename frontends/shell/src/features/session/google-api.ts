import { api } from '@haat/platform';

/** Not enveloped, as the specification has it. */
const googleApi = api.injectEndpoints({
  endpoints: (build) => ({
    authorizeGoogle: build.query<{ url: string }, void>({
      query: () => '/authorize/google',
    }),
  }),
});

export const { useLazyAuthorizeGoogleQuery } = googleApi;
