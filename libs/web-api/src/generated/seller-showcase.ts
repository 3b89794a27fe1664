/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sellerShowcase: build.query<SellerShowcaseApiResponse, SellerShowcaseApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg))}/showcase`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sellerShowcaseApi };
export type SellerShowcaseApiResponse = /** status 200 Successful Response */ Showcase;
export type SellerShowcaseApiArg = string;
export type PublicCertificate = {
  id: string;
  name: string;
  issuer: string;
  valid_until: string | null;
  image: string | null;
};
export type Showcase = {
  certificates: PublicCertificate[];
  photos: string[];
};
export const { useSellerShowcaseQuery, useLazySellerShowcaseQuery } = injectedRtkApi;
