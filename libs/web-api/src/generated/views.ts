/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewProduct: build.mutation<ViewProductApiResponse, ViewProductApiArg>({
      query: (queryArg) => ({
        url: `/webui/product/${encodeURIComponent(String(queryArg))}/view`,
        method: 'POST',
      }),
    }),
    countSellerEvent: build.mutation<CountSellerEventApiResponse, CountSellerEventApiArg>(
      {
        query: (queryArg) => ({
          url: `/webui/seller/${encodeURIComponent(String(queryArg.slug))}/event`,
          method: 'POST',
          body: queryArg.body,
        }),
      },
    ),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as viewsApi };
export type ViewProductApiResponse = unknown;
export type ViewProductApiArg = string;
export type CountSellerEventApiResponse = unknown;
export type CountSellerEventApiArg = {
  slug: string;
  body: PageEventForm;
};
export type PageEventForm = {
  type: 'view' | 'call' | 'whatsapp' | 'viber' | 'email' | 'qr' | 'share';
};
export const { useViewProductMutation, useCountSellerEventMutation } = injectedRtkApi;
