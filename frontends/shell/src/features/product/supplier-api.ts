import { api, useAppDispatch, type Page, type ProductCardData } from '@haat/platform';
import { useMemo } from 'react';

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

export const { useMoreOfSellerQuery } = supplierApi;

type Counted = { slug: string; type: ContactKind };
const UNTRACKED = { track: false };

/** Nobody is shown how a count goes: what follows it would draw its part of the page again, twice. */
export function useCounting() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { countContact, countProductView } = supplierApi.endpoints;
    return {
      /** A press on one of a seller's buttons (D18). */
      contact: (pressed: Counted) =>
        void dispatch(countContact.initiate(pressed, UNTRACKED)),
      view: (slug: string) => void dispatch(countProductView.initiate(slug, UNTRACKED)),
    };
  }, [dispatch]);
}
