/** engagement, for administrators: which lists a handled ticket refreshes. */
import { adminTicketsApi } from '@haat/api/admin-tickets';

export const { useListTicketsQuery, useHandleTicketMutation } =
  adminTicketsApi.enhanceEndpoints({
    addTagTypes: ['AdminTickets'],
    endpoints: {
      listTickets: { providesTags: ['AdminTickets'] },
      // After a refusal too: somebody else was faster.
      handleTicket: { invalidatesTags: ['AdminTickets'] },
    },
  });
