/** catalog: what buyers look for and do not find. */
import { api, type Page } from '@haat/platform';

export type LookedFor = {
  query: string;
  /** Different ones a day, summed over the days. */
  visitors: number;
  category: { id: string; name: string; name_ne: string; slug: string } | null;
  district_id: number | null;
  district: string | null;
  district_ne: string | null;
  last_at: string;
};
export type DemandQuery = {
  days: number;
  page: number;
  category?: string;
  district?: string;
};

const demandApi = api.injectEndpoints({
  endpoints: (build) => ({
    sellerDemand: build.query<Page<LookedFor>, DemandQuery>({
      query: (params) => ({ url: '/products/demand', params }),
    }),
    demand: build.query<Page<LookedFor>, DemandQuery>({
      query: (params) => ({ url: '/admin/demand', params }),
    }),
  }),
});

export const { useSellerDemandQuery, useDemandQuery } = demandApi;
