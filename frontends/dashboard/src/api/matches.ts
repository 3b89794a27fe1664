/** engagement: whom a requirement reached; a change of a requirement refreshes them. */
import { matchesApi } from '@haat/api/matches';

export type {
  FileOpeningOut as FileOpening,
  Recipient,
} from '@haat/api/matches';

const requirements = { providesTags: ['Requirements' as const] };

export const { useListRecipientsQuery, useListFileOpeningsQuery } =
  matchesApi.enhanceEndpoints({
    endpoints: {
      listRecipients: requirements,
      // Somebody may have looked a moment ago.
      listFileOpenings: { ...requirements, keepUnusedDataFor: 0 },
    },
  });
