/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactSellers: build.mutation<ContactSellersApiResponse, ContactSellersApiArg>({
      query: (queryArg) => ({
        url: `/webui/enquiries`,
        method: 'POST',
        body: queryArg,
      }),
    }),
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
export type ContactSellersApiResponse =
  /** status 201 Successful Response */ EnquiryResult[];
export type ContactSellersApiArg = ContactForms;
export type ContactSellerApiResponse = /** status 201 Successful Response */ Submitted;
export type ContactSellerApiArg = {
  slug: string;
  body: ContactForm;
};
export type FieldRefusal = {
  code: string;
  params: {
    [key: string]: string;
  };
};
export type EnquiryResult = {
  seller_slug: string;
  company_name: string;
  company_name_ne: string | null;
  status: 'sent' | 'refused';
  message: string | null;
  reason: FieldRefusal | null;
  enquiry_id: string | null;
};
export type Delivery = {
  district_id: number;
  municipality_id?: number | null;
};
export type Recipient = {
  seller_slug: string;
  product_id?: string | null;
};
export type ContactForms = {
  website?: string;
  filled_ms?: number | null;
  delivery?: Delivery | null;
  needed_by?: string | null;
  attachment_ids?: string[];
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
  category_id: string;
  quantity?: (number | string) | null;
  unit_id?: string | null;
  unit?: string | null;
  source?: 'vendor_page' | 'product' | 'search' | 'footer';
  recipients: Recipient[];
};
export type Submitted = {
  id: string;
  status?: 'new';
};
export type ContactForm = {
  website?: string;
  filled_ms?: number | null;
  delivery?: Delivery | null;
  needed_by?: string | null;
  attachment_ids?: string[];
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
  category_id: string;
  quantity?: (number | string) | null;
  unit_id?: string | null;
  unit?: string | null;
  source?: 'vendor_page' | 'product' | 'search' | 'footer';
  product_id?: string | null;
};
export const { useContactSellersMutation, useContactSellerMutation } = injectedRtkApi;
