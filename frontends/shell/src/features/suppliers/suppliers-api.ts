/** vendor: every company that sells, by place and trade. */
import { api, type Page } from '@haat/platform';

export type Supplier = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color?: string | null;
  business_type: string | null;
  established: number | null;
  about: string | null;
  about_ne: string | null;
  district: string | null;
  district_ne: string | null;
  is_seller_verified: boolean;
  response_time_hours: number | null;
  closed_until: string | null;
};

type Place = { id: number; name: string; name_ne: string; count: number };
type Trade = { id: string; slug: string; name: string; name_ne: string; count: number };
/** Each counted with the other filters on. */
export type SupplierFacets = {
  provinces: Place[];
  districts: (Place & { province_id: number })[];
  categories: Trade[];
  verified: number;
};

export type SuppliersQuery = {
  q?: string;
  category?: string;
  province?: string;
  district?: string;
  verified?: string;
  page?: string;
};

export const suppliersApi = api.injectEndpoints({
  endpoints: (build) => ({
    suppliers: build.query<Page<Supplier>, SuppliersQuery>({
      query: (params) => ({
        url: '/webui/suppliers',
        params: { ...params, per_page: 24 },
      }),
    }),
  }),
});

export const { useSuppliersQuery } = suppliersApi;
