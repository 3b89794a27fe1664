/** engagement: an enquiry waits in the outbox while there is no network. */
import { contactSellerApi } from '@haat/api/contact-seller';
import type { OutboxOptions } from '@haat/platform';

export const { useContactSellerMutation, useContactSellersMutation } =
  contactSellerApi.enhanceEndpoints({
    endpoints: {
      contactSeller: {
        extraOptions: { outbox: 'enquiry' } satisfies OutboxOptions,
        invalidatesTags: ['Enquiries'],
      },
      // Its results are for each supplier, and only the open form can display them.
      contactSellers: { invalidatesTags: ['Enquiries'] },
    },
  });
