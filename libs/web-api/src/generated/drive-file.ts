/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeDriveFile: build.mutation<ChangeDriveFileApiResponse, ChangeDriveFileApiArg>({
      query: (queryArg) => ({
        url: `/mydrive/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
    deleteDriveFile: build.mutation<DeleteDriveFileApiResponse, DeleteDriveFileApiArg>({
      query: (queryArg) => ({
        url: `/mydrive/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    driveDocumentAccesses: build.query<
      DriveDocumentAccessesApiResponse,
      DriveDocumentAccessesApiArg
    >({
      query: (queryArg) => ({
        url: `/mydrive/${encodeURIComponent(String(queryArg.fileId))}/accesses`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    driveDocumentLink: build.query<DriveDocumentLinkApiResponse, DriveDocumentLinkApiArg>(
      {
        query: (queryArg) => ({
          url: `/mydrive/${encodeURIComponent(String(queryArg))}/link`,
        }),
      },
    ),
    restoreDriveFile: build.mutation<RestoreDriveFileApiResponse, RestoreDriveFileApiArg>(
      {
        query: (queryArg) => ({
          url: `/mydrive/${encodeURIComponent(String(queryArg))}/restore`,
          method: 'POST',
        }),
      },
    ),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as driveFileApi };
export type ChangeDriveFileApiResponse = /** status 200 Successful Response */ Item;
export type ChangeDriveFileApiArg = {
  fileId: string;
  body: Change;
};
export type DeleteDriveFileApiResponse = /** status 200 Successful Response */ Item;
export type DeleteDriveFileApiArg = string;
export type DriveDocumentAccessesApiResponse =
  /** status 200 Successful Response */ PageAccess;
export type DriveDocumentAccessesApiArg = {
  fileId: string;
  page?: number;
  perPage?: number | null;
};
export type DriveDocumentLinkApiResponse =
  /** status 200 Successful Response */ DocumentLink;
export type DriveDocumentLinkApiArg = string;
export type RestoreDriveFileApiResponse = /** status 200 Successful Response */ Item;
export type RestoreDriveFileApiArg = string;
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
export type Change = {
  name?: string | null;
  folder_id?: string | null;
};
export type Access = {
  id: string;
  user_id: string;
  who: 'owner' | 'admin' | 'reader';
  at: string;
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
export type PageAccess = {
  data: Access[];
  links: Links;
  meta: Meta;
};
export type DocumentLink = {
  url: string;
  expires_at: string;
};
export const {
  useChangeDriveFileMutation,
  useDeleteDriveFileMutation,
  useDriveDocumentAccessesQuery,
  useLazyDriveDocumentAccessesQuery,
  useDriveDocumentLinkQuery,
  useLazyDriveDocumentLinkQuery,
  useRestoreDriveFileMutation,
} = injectedRtkApi;
