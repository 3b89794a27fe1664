/** vendor: public profiles and the own one; engagement: writing to a seller. */
import { sellerProfileChanged } from '../session/auth-slice';
import type { SellerProfile } from '../session/types';
import type { Holding } from '../outbox/holding-query';
import { api } from './api';
import type { ProductCardData } from './products';

export type ProductRange = {
  name: string;
  name_ne?: string | null;
  slug: string;
  products: { data: (Partial<ProductCardData> & { name: string; slug: string })[] };
};
export type ContactSeller = {
  slug: string;
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
  category_id: string;
  product_id?: string;
  quantity?: number;
  unit_id?: string;
  delivery?: { district_id: number; municipality_id?: number };
  source?: string;
};
export type OwnSellerProfile = SellerProfile & {
  next_step?: string;
  checklist?: { key: string; done: boolean }[];
};

const seller = (slug: string) => `/webui/seller/${encodeURIComponent(slug)}`;

export const sellersApi = api.injectEndpoints({
  endpoints: (build) => ({
    sellerProfile: build.query<SellerProfile, string>({
      query: (slug) => `${seller(slug)}/sellerprofile`,
    }),
    productRange: build.query<ProductRange[], string>({
      query: (slug) => `${seller(slug)}/productrange`,
    }),
    /** The step alone: what the guards ask. */
    sellerStep: build.query<{ step: number }, void>({
      query: () => '/sellerprofile',
      providesTags: ['SellerProfile'],
    }),
    ownSellerProfile: build.query<OwnSellerProfile, void>({
      query: () => '/sellerprofile?showall=true',
      providesTags: ['SellerProfile'],
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(sellerProfileChanged(data)),
          () => undefined,
        ),
    }),
    contactSeller: build.mutation<{ id: string; status: string }, ContactSeller>({
      query: ({ slug, ...body }) => ({
        url: `${seller(slug)}/contactseller`,
        method: 'POST',
        body,
      }),
      extraOptions: { outbox: 'enquiry' } satisfies Holding,
      invalidatesTags: ['Enquiries'],
    }),
  }),
});

export const {
  useSellerProfileQuery,
  useProductRangeQuery,
  useSellerStepQuery,
  useOwnSellerProfileQuery,
  useContactSellerMutation,
} = sellersApi;
