/** vendor: private documents that go along with a requirement, quote or message (ADR 17). */
import { documentsApi, type KeepDocumentApiResponse } from '@haat/api/documents';
import { driveFileApi } from '@haat/api/drive-file';
import { formOf, sendFile, type Upload } from '@haat/platform';

/** `key` is the same for every try of one file. */
type DocumentUpload = Record<'file', File> & Required<Pick<Upload, 'key' | 'onProgress'>>;

const drive = {
  invalidatesTags: (_answer: unknown, error: unknown) =>
    error ? [] : (['Drive'] as const),
};

const uploadsApi = documentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of the company, or of the person who has none. */
    sendDocument: build.mutation<KeepDocumentApiResponse, DocumentUpload>({
      queryFn: ({ file, ...rest }, { getState }, _options, call) =>
        sendFile<KeepDocumentApiResponse>(
          { url: '/mydrive/documents', form: formOf({ file }), ...rest },
          { getState, call },
        ),
      invalidatesTags: ['Drive'],
    }),
  }),
});

export const { useDriveReadableDocumentsQuery, useSendDocumentMutation } = uploadsApi;
export const { useDeleteDriveFileMutation } = driveFileApi.enhanceEndpoints({
  endpoints: { deleteDriveFile: drive },
});
