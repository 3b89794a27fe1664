/** catalog: what stands in one shop; vendor: which buttons are pressed there. */
import { api, type Page, type ProductCardData } from '@haat/platform';

export type ShopProductsQuery = { slug: string; group?: string; page?: number };
export type ShopSearchQuery = { slug: string; q: string; page?: number };
export type ShopEvent = 'view' | 'call' | 'whatsapp' | 'viber' | 'email' | 'qr' | 'share';

const seller = (slug: string) => `/webui/seller/${encodeURIComponent(slug)}`;

/** The product list with what its pager needs, however short the answer's meta is. */
export type ShopProducts = {
  products: ProductCardData[];
  total: number;
  page: number;
  lastPage: number;
};

function readPage({ data, meta }: Page<ProductCardData>): ShopProducts {
  return {
    products: data,
    total: meta?.total ?? data.length,
    page: meta?.current_page ?? 1,
    lastPage: meta?.last_page ?? 1,
  };
}

export const shopApi = api.injectEndpoints({
  // The edge runs a newer build of this remote beside the one it started with.
  overrideExisting: true,
  endpoints: (build) => ({
    shopProducts: build.query<ShopProducts, ShopProductsQuery>({
      query: ({ slug, group, page }) => ({
        url: `${seller(slug)}/products`,
        params: { ...(group ? { group } : {}), ...(page && page > 1 ? { page } : {}) },
      }),
      transformResponse: readPage,
    }),
    shopSearch: build.query<ShopProducts, ShopSearchQuery>({
      query: ({ slug, q, page }) => ({
        url: `${seller(slug)}/search`,
        params: { q, ...(page && page > 1 ? { page } : {}) },
      }),
      transformResponse: readPage,
    }),
    countShopEvent: build.mutation<null, { slug: string; type: ShopEvent }>({
      query: ({ slug, type }) => ({
        url: `${seller(slug)}/event`,
        method: 'POST',
        body: { type },
      }),
      transformResponse: () => null,
    }),
  }),
});

export const { useShopProductsQuery, useShopSearchQuery } = shopApi;
