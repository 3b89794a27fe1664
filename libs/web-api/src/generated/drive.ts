/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    driveFiles: build.query<DriveFilesApiResponse, DriveFilesApiArg>({
      query: (queryArg) => ({
        url: `/mydrive`,
        params: {
          folder_id: queryArg.folderId,
          q: queryArg.q,
          kind: queryArg.kind,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    uploadDriveFile: build.mutation<UploadDriveFileApiResponse, UploadDriveFileApiArg>({
      query: (queryArg) => ({
        url: `/mydrive`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    createDriveFolder: build.mutation<
      CreateDriveFolderApiResponse,
      CreateDriveFolderApiArg
    >({
      query: (queryArg) => ({
        url: `/mydrive/folders`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    driveUsage: build.query<DriveUsageApiResponse, DriveUsageApiArg>({
      query: () => ({ url: `/mydrive/usage` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as driveApi };
export type DriveFilesApiResponse = /** status 200 Successful Response */ PageItem;
export type DriveFilesApiArg = {
  folderId?: string | null;
  q?: string | null;
  kind?: ('folder' | 'image' | 'document') | null;
  page?: number;
  perPage?: number | null;
};
export type UploadDriveFileApiResponse = /** status 201 Successful Response */ Item;
export type UploadDriveFileApiArg = {
  file?: Blob;
  folder_id?: string;
  is_private?: boolean;
};
export type CreateDriveFolderApiResponse = /** status 201 Successful Response */ Item;
export type CreateDriveFolderApiArg = NewFolder;
export type DriveUsageApiResponse = /** status 200 Successful Response */ Usage;
export type DriveUsageApiArg = void;
export type UsedIn = {
  kind: 'logo' | 'banner' | 'certificate' | 'gallery' | 'statutory' | 'product' | 'quote';
  label: string;
  link: string;
};
export type Item = {
  id: string;
  kind: 'folder' | 'image' | 'document';
  name: string;
  folder_id: string | null;
  size_bytes: number;
  mime: string | null;
  width: number | null;
  height: number | null;
  is_private: boolean;
  url: string | null;
  thumbs: {
    [key: string]: string;
  } | null;
  used_in: UsedIn[];
  created_at: string;
  deleted_at: string | null;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageItem = {
  data: Item[];
  links: Links;
  meta: Meta;
};
export type NewFolder = {
  name: string;
  parent_id?: string | null;
};
export type Usage = {
  used_bytes: number;
  limit_bytes: number;
  files: number;
};
export const {
  useDriveFilesQuery,
  useLazyDriveFilesQuery,
  useUploadDriveFileMutation,
  useCreateDriveFolderMutation,
  useDriveUsageQuery,
  useLazyDriveUsageQuery,
} = injectedRtkApi;
