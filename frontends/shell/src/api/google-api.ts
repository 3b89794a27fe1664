/** auth: coming back from Google signs in. */
import { googleApi as generated } from '@haat/api/google';
import { startSession } from '@haat/platform';

export const googleApi = generated.enhanceEndpoints({
  endpoints: {
    authorizeProviders: { keepUnusedDataFor: 3600 },
    finishGoogle: { onQueryStarted: startSession },
  },
});

export const {
  useAuthorizeProvidersQuery,
  useLazyAuthorizeGoogleQuery,
  useFinishGoogleMutation,
} = googleApi;
