/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactSeller: build.mutation<ContactSellerApiResponse, ContactSellerApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg.slug))}/contactseller`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as contactSellerApi };
export type ContactSellerApiResponse = /** status 201 Successful Response */ Submitted;
export type ContactSellerApiArg = {
  slug: string;
  body: ContactForm;
};
export type Submitted = {
  id: string;
  status?: 'new';
};
export type Delivery = {
  district_id: number;
  municipality_id?: number | null;
};
export type ContactForm = {
  website?: string;
  filled_ms?: number | null;
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
  category_id: string;
  product_id?: string | null;
  quantity?: (number | string) | null;
  unit_id?: string | null;
  unit?: string | null;
  delivery?: Delivery | null;
  source?: 'vendor_page' | 'product' | 'search' | 'footer';
};
export const { useContactSellerMutation } = injectedRtkApi;
