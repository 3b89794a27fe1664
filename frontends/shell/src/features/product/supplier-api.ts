import { api, type Page, type ProductCardData } from '@haat/platform';

export type ContactKind =
  'view' | 'call' | 'whatsapp' | 'viber' | 'email' | 'qr' | 'share';

const seller = (slug: string) => `/webui/seller/${encodeURIComponent(slug)}`;

const supplierApi = api.injectEndpoints({
  endpoints: (build) => ({
    moreOfSeller: build.query<ProductCardData[], string>({
      query: (slug) => `${seller(slug)}/products`,
      transformResponse: ({ data }: Page<ProductCardData>) => data,
    }),
    countContact: build.mutation<unknown, { slug: string; type: ContactKind }>({
      query: ({ slug, type }) => ({
        url: `${seller(slug)}/event`,
        method: 'POST',
        body: { type },
      }),
    }),
    countProductView: build.mutation<unknown, string>({
      query: (slug) => ({
        url: `/webui/product/${encodeURIComponent(slug)}/view`,
        method: 'POST',
      }),
    }),
  }),
});

export const {
  useMoreOfSellerQuery,
  useCountContactMutation,
  useCountProductViewMutation,
} = supplierApi;
