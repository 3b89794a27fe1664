/** vendor: My Drive, the files and folders of the own company (D42). */
import { api, type Page, sendFile } from '@haat/platform';

export type DriveKind = 'folder' | 'image' | 'document';
export type DriveUse = {
  kind: 'logo' | 'banner' | 'statutory' | 'product' | 'quote';
  label: string;
  link: string;
};
export type DriveItem = {
  id: string;
  kind: DriveKind;
  name: string;
  folder_id: string | null;
  size_bytes: number;
  mime: string | null;
  width: number | null;
  height: number | null;
  is_private: boolean;
  /** Of public pictures only; `thumbs` by width. */
  url: string | null;
  thumbs: Record<'320' | '640' | '1280', string> | null;
  used_in: DriveUse[];
  created_at: string;
  deleted_at: string | null;
};
export type DriveCrumb = { id: string; name: string };
export type DrivePage = Page<DriveItem> & { meta: { breadcrumb: DriveCrumb[] } };
export type DriveQuery = {
  folder_id?: string;
  q?: string;
  kind?: DriveKind;
  page?: number;
  per_page?: number;
};
export type DriveUsage = { used_bytes: number; limit_bytes: number; files: number };
export type DriveAccess = {
  id: string;
  user_id: string;
  who: 'owner' | 'admin' | 'reader';
  at: string;
};
export type DriveUpload = {
  file: File;
  /** The same for every try of one file. */
  key: string;
  folderId: string | null;
  isPrivate: boolean;
  onProgress: (share: number) => void;
};
type Failure = { status: number; data: unknown };
type Change = { id: string; name?: string; folder_id?: string | null };

const of = (id: string) => `/mydrive/${encodeURIComponent(id)}`;
const anew = (_done: unknown, error: unknown): 'Drive'[] => (error ? [] : ['Drive']);

function formOf({ file, folderId, isPrivate }: DriveUpload): FormData {
  const form = new FormData();
  form.set('file', file);
  if (folderId) form.set('folder_id', folderId);
  if (isPrivate) form.set('is_private', 'true');
  return form;
}

const driveApi = api.injectEndpoints({
  endpoints: (build) => ({
    driveFiles: build.query<DrivePage, DriveQuery>({
      query: (params) => ({ url: '/mydrive', params }),
      providesTags: ['Drive'],
    }),
    driveUsage: build.query<DriveUsage, void>({
      query: () => '/mydrive/usage',
      providesTags: ['Drive'],
    }),
    driveAccesses: build.query<Page<DriveAccess>, { id: string; page: number }>({
      query: ({ id, page }) => ({ url: `${of(id)}/accesses`, params: { page } }),
      // Somebody may have looked a moment ago.
      keepUnusedDataFor: 0,
    }),
    uploadDriveFile: build.mutation<DriveItem, DriveUpload>({
      queryFn: async (wanted, { getState }, _options, call) => {
        const { key, onProgress } = wanted;
        const sent = await sendFile(
          { url: '/mydrive', form: formOf(wanted), key, onProgress },
          { getState, call },
        );
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data as DriveItem };
      },
      invalidatesTags: anew,
    }),
    makeDriveFolder: build.mutation<DriveItem, { name: string; parent_id?: string }>({
      query: (body) => ({ url: '/mydrive/folders', method: 'POST', body }),
      invalidatesTags: anew,
    }),
    changeDriveFile: build.mutation<DriveItem, Change>({
      query: ({ id, ...body }) => ({ url: of(id), method: 'PATCH', body }),
      invalidatesTags: anew,
    }),
    deleteDriveFile: build.mutation<DriveItem, string>({
      query: (id) => ({ url: of(id), method: 'DELETE' }),
      invalidatesTags: anew,
    }),
    restoreDriveFile: build.mutation<DriveItem, string>({
      query: (id) => ({ url: `${of(id)}/restore`, method: 'POST' }),
      invalidatesTags: anew,
    }),
  }),
});

export const {
  useDriveFilesQuery,
  useDriveUsageQuery,
  useDriveAccessesQuery,
  useUploadDriveFileMutation,
  useMakeDriveFolderMutation,
  useChangeDriveFileMutation,
  useDeleteDriveFileMutation,
  useRestoreDriveFileMutation,
} = driveApi;
