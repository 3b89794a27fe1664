/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepDocument: build.mutation<KeepDocumentApiResponse, KeepDocumentApiArg>({
      query: (queryArg) => ({
        url: `/mydrive/documents`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    driveReadableDocuments: build.query<
      DriveReadableDocumentsApiResponse,
      DriveReadableDocumentsApiArg
    >({
      query: (queryArg) => ({
        url: `/mydrive/shared`,
        params: {
          ids: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as documentsApi };
export type KeepDocumentApiResponse = /** status 201 Successful Response */ Readable;
export type KeepDocumentApiArg = {
  file?: Blob;
};
export type DriveReadableDocumentsApiResponse =
  /** status 200 Successful Response */ Readable[];
export type DriveReadableDocumentsApiArg = string[];
export type Readable = {
  id: string;
  name: string;
  mime: string;
  size_bytes: number;
};
export const {
  useKeepDocumentMutation,
  useDriveReadableDocumentsQuery,
  useLazyDriveReadableDocumentsQuery,
} = injectedRtkApi;
