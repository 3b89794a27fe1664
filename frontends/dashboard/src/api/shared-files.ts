/** vendor: documents that were sent to one, or that one sent. */
import { api, unwrap } from '@haat/platform';

export type SharedFile = { id: string; name: string; mime: string; size_bytes: number };

const sharedFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those that the caller may open; others are left out. */
    sharedFiles: build.query<SharedFile[], string[]>({
      query: (ids) => ({
        url: `/mydrive/shared?${new URLSearchParams(ids.map((id) => ['ids', id]))}`,
      }),
      transformResponse: unwrap<SharedFile[]>,
    }),
  }),
});

export const { useSharedFilesQuery } = sharedFilesApi;
