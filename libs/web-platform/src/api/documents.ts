/** vendor: private documents that go along with a requirement, quote or message (ADR 17). */
import { api } from './api';
import { sendFile } from './upload';

export type SharedFile = { id: string; name: string; mime: string; size_bytes: number };
export type DocumentUpload = {
  file: File;
  /** The same for every try of one file. */
  key: string;
  onProgress: (share: number) => void;
};
type Failure = { status: number; data: unknown };

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those that the caller may open; others are left out. */
    sharedFiles: build.query<SharedFile[], string[]>({
      query: (ids) => ({
        url: `/mydrive/shared?${new URLSearchParams(ids.map((id) => ['ids', id]))}`,
      }),
    }),
    /** Of the company, or of the person who has none. */
    keepDocument: build.mutation<SharedFile, DocumentUpload>({
      queryFn: async ({ file, ...way }, { getState }, _options, call) => {
        const form = new FormData();
        form.set('file', file);
        const wanted = { url: '/mydrive/documents', form, ...way };
        const sent = await sendFile(wanted, { getState, call });
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data as SharedFile };
      },
      invalidatesTags: ['Drive'],
    }),
    dropDocument: build.mutation<unknown, string>({
      query: (id) => ({ url: `/mydrive/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Drive'],
    }),
  }),
});

export const { useSharedFilesQuery, useKeepDocumentMutation, useDropDocumentMutation } =
  documentsApi;
