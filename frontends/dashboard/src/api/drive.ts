/** vendor: which lists of My Drive a change refreshes, and how a file goes there (D42). */
import {
  driveApi,
  type UploadDriveFileApiArg,
  type UploadDriveFileApiResponse,
} from '@haat/api/drive';
import { driveFileApi } from '@haat/api/drive-file';
import { formOf, sendFile, type Upload } from '@haat/platform';
import { onSuccess } from './on-success';

export { useDeleteDriveFileMutation } from '@haat/enquiry';

/** `key` is the same for every try of one file. */
type DriveUpload = Record<'body', UploadDriveFileApiArg> &
  Required<Pick<Upload, 'key' | 'onProgress'>>;

const drive = { providesTags: ['Drive' as const] };
const change = { invalidatesTags: onSuccess('Drive') };

const uploadApi = driveApi
  .enhanceEndpoints({
    endpoints: { driveFiles: drive, driveUsage: drive, createDriveFolder: change },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendDriveFile: build.mutation<UploadDriveFileApiResponse, DriveUpload>({
        queryFn: ({ body, ...rest }, { getState }, _options, call) =>
          sendFile<UploadDriveFileApiResponse>(
            { url: '/mydrive', form: formOf(body), ...rest },
            { getState, call },
          ),
        ...change,
      }),
    }),
  });

export const {
  useDriveFilesQuery,
  useDriveUsageQuery,
  useCreateDriveFolderMutation,
  useSendDriveFileMutation,
} = uploadApi;
export const {
  useDriveDocumentAccessesQuery,
  useChangeDriveFileMutation,
  useRestoreDriveFileMutation,
} = driveFileApi.enhanceEndpoints({
  endpoints: {
    // Somebody may have looked a moment ago.
    driveDocumentAccesses: { keepUnusedDataFor: 0 },
    changeDriveFile: change,
    restoreDriveFile: change,
  },
});
