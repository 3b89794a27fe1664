/** Files that only the signed-in may have, as downloads. */
import { api } from '@haat/platform';
import { saveFile } from './save-file';

export type Download = Record<'url' | 'name', string>;

const fileOf = async (answer: Response): Promise<unknown> =>
  answer.ok ? answer.blob() : answer.json();

const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    download: build.mutation<null, Download>({
      queryFn: async ({ url, name }, _api, _options, call) => {
        const got = await call({ url, responseHandler: fileOf });
        if (got.error) return { error: got.error };
        saveFile(name, got.data as Blob);
        return { data: null };
      },
    }),
  }),
});

export const { useDownloadMutation } = downloadApi;
