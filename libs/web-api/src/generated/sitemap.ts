/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sitemap: build.query<SitemapApiResponse, SitemapApiArg>({
      query: () => ({ url: `/webui/sitemap` }),
    }),
    sitemapProducts: build.query<SitemapProductsApiResponse, SitemapProductsApiArg>({
      query: (queryArg) => ({
        url: `/webui/sitemap/products`,
        params: {
          from_id: queryArg.fromId,
          until_id: queryArg.untilId,
        },
      }),
    }),
    sitemapShops: build.query<SitemapShopsApiResponse, SitemapShopsApiArg>({
      query: (queryArg) => ({
        url: `/webui/sitemap/shops`,
        params: {
          from_id: queryArg.fromId,
          until_id: queryArg.untilId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sitemapApi };
export type SitemapApiResponse = /** status 200 Successful Response */ Sitemap;
export type SitemapApiArg = void;
export type SitemapProductsApiResponse = /** status 200 Successful Response */ Addresses;
export type SitemapProductsApiArg = {
  /** where to begin, or to go on: `next_id` */
  fromId?: string;
  /** where the next part begins */
  untilId?: string;
};
export type SitemapShopsApiResponse = /** status 200 Successful Response */ Addresses;
export type SitemapShopsApiArg = {
  /** where to begin, or to go on: `next_id` */
  fromId?: string;
  /** where the next part begins */
  untilId?: string;
};
export type Part = {
  from_id: string;
};
export type CategoryAddress = {
  path: string;
  changed_on: string;
};
export type Sitemap = {
  part_size: number;
  products: Part[];
  shops: Part[];
  categories: CategoryAddress[];
};
export type Address = {
  slug: string;
  changed_on: string | null;
};
export type Addresses = {
  rows: Address[];
  next_id: string | null;
};
export const {
  useSitemapQuery,
  useLazySitemapQuery,
  useSitemapProductsQuery,
  useLazySitemapProductsQuery,
  useSitemapShopsQuery,
  useLazySitemapShopsQuery,
} = injectedRtkApi;
