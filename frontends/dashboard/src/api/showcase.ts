/** vendor: certificates and photos of the company. */
import { ownShowcaseApi } from '@haat/api/own-showcase';
import { onSuccess } from './on-success';

export const { useOwnShowcaseQuery, useUpdateShowcaseMutation } =
  ownShowcaseApi.enhanceEndpoints({
    addTagTypes: ['Showcase'],
    endpoints: {
      ownShowcase: { providesTags: ['Showcase'] },
      // A picture in use cannot be deleted in My Drive.
      updateShowcase: { invalidatesTags: onSuccess('Showcase', 'Drive') },
    },
  });
