/** vendor: a private document, by a signed link that serves only the caller, as an address of this page. */
import type { DocumentLink } from '@haat/api/drive-file';
import { api } from '@haat/platform';

/** The address holds as long as the query is cached. */
export type PrivateFile = Record<'url' | 'mime', string>;

const bytesOf = async (answer: Response): Promise<unknown> =>
  answer.ok ? answer.blob() : answer.json();

const privateFileApi = api.injectEndpoints({
  endpoints: (build) => ({
    privateFile: build.query<PrivateFile, string>({
      queryFn: async (id, _api, _options, call) => {
        const link = await call(`/mydrive/${encodeURIComponent(id)}/link`);
        if (link.error) return { error: link.error };
        const { url } = link.data as DocumentLink;
        const got = await call({
          // The answer's address begins with /api, as do all calls.
          url: url.replace(/^\/api/, ''),
          responseHandler: bytesOf,
        });
        if (got.error) return { error: got.error };
        const file = got.data as Blob;
        return { data: { url: URL.createObjectURL(file), mime: file.type } };
      },
      // Each opening is recorded: looking again soon is the same look.
      keepUnusedDataFor: 120,
      onCacheEntryAdded: async (_id, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data.url);
      },
    }),
  }),
});

export const { usePrivateFileQuery, useLazyPrivateFileQuery } = privateFileApi;
