/** vendor: which lists of My Drive a change refreshes, and how a file goes there (D42). */
import { driveApi, type UploadDriveFileApiResponse } from '@haat/api/drive';
import { sendFile } from '@haat/platform';
import { onSuccess } from './on-success';

type DriveUpload = {
  file: File;
  /** The same for every try of one file. */
  key: string;
  folderId: string | null;
  isPrivate: boolean;
  onProgress: (share: number) => void;
};
type Failure = { status: number; data: unknown };

const change = { invalidatesTags: onSuccess('Drive') };

function formOf({ file, folderId, isPrivate }: DriveUpload): FormData {
  const form = new FormData();
  form.set('file', file);
  if (folderId) form.set('folder_id', folderId);
  if (isPrivate) form.set('is_private', 'true');
  return form;
}

const uploadApi = driveApi
  .enhanceEndpoints({
    endpoints: {
      driveFiles: { providesTags: ['Drive'] },
      driveUsage: { providesTags: ['Drive'] },
      // Somebody may have looked a moment ago.
      driveDocumentAccesses: { keepUnusedDataFor: 0 },
      createDriveFolder: change,
      changeDriveFile: change,
      deleteDriveFile: change,
      restoreDriveFile: change,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendDriveFile: build.mutation<UploadDriveFileApiResponse, DriveUpload>({
        queryFn: async (wanted, { getState }, _options, call) => {
          const { key, onProgress } = wanted;
          const sent = await sendFile(
            { url: '/mydrive', form: formOf(wanted), key, onProgress },
            { getState, call },
          );
          if ('error' in sent) return { error: sent.error as Failure };
          return { data: sent.data as UploadDriveFileApiResponse };
        },
        ...change,
      }),
    }),
  });

export const {
  useDriveFilesQuery,
  useDriveUsageQuery,
  useDriveDocumentAccessesQuery,
  useSendDriveFileMutation,
  useCreateDriveFolderMutation,
  useChangeDriveFileMutation,
  useDeleteDriveFileMutation,
  useRestoreDriveFileMutation,
} = uploadApi;
