/** engagement: all open leads, and whom a requirement reached; a change of a requirement refreshes them. */
import { matchesApi } from '@haat/api/matches';

export type {
  FileOpeningOut as FileOpening,
  OpenLead,
  Recipient,
} from '@haat/api/matches';

const requirements = { providesTags: ['Requirements' as const] };

export const { useListOpenLeadsQuery, useListRecipientsQuery, useListFileOpeningsQuery } =
  matchesApi.enhanceEndpoints({
    endpoints: {
      listOpenLeads: requirements,
      listRecipients: requirements,
      // Somebody may have looked a moment ago.
      listFileOpenings: { ...requirements, keepUnusedDataFor: 0 },
    },
  });
