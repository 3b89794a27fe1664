/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadProductVideo: build.mutation<
      UploadProductVideoApiResponse,
      UploadProductVideoApiArg
    >({
      query: (queryArg) => ({
        url: `/products/videos`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as productVideosApi };
export type UploadProductVideoApiResponse =
  /** status 201 Successful Response */ VideoOut;
export type UploadProductVideoApiArg = {
  file?: Blob;
};
export type VideoOut = {
  id: string;
  url: string;
  poster_url: string;
  seconds: number;
  width: number;
  height: number;
  created_at: string;
};
export const { useUploadProductVideoMutation } = injectedRtkApi;
