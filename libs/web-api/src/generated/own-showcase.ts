/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownShowcase: build.query<OwnShowcaseApiResponse, OwnShowcaseApiArg>({
      query: () => ({ url: `/sellerprofile/showcase` }),
    }),
    updateShowcase: build.mutation<UpdateShowcaseApiResponse, UpdateShowcaseApiArg>({
      query: (queryArg) => ({
        url: `/sellerprofile/showcase`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownShowcaseApi };
export type OwnShowcaseApiResponse = /** status 200 Successful Response */ OwnShowcase;
export type OwnShowcaseApiArg = void;
export type UpdateShowcaseApiResponse = unknown;
export type UpdateShowcaseApiArg = ShowcaseForm;
export type OwnCertificate = {
  id: string;
  name: string;
  issuer: string;
  valid_until: string | null;
  image: string | null;
  file_id: string | null;
};
export type OwnPhoto = {
  file_id: string;
  image: string;
};
export type OwnShowcase = {
  certificates: OwnCertificate[];
  photos: OwnPhoto[];
};
export type CertificateForm = {
  name: string;
  issuer: string;
  valid_until?: string | null;
  file_id?: string | null;
};
export type ShowcaseForm = {
  certificates?: CertificateForm[] | null;
  photos?: string[] | null;
};
export const { useOwnShowcaseQuery, useLazyOwnShowcaseQuery, useUpdateShowcaseMutation } =
  injectedRtkApi;
