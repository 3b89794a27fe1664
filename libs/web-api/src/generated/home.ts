/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<HomeApiResponse, HomeApiArg>({
      query: (queryArg) => ({
        url: `/webui/home`,
        params: {
          district: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as homeApi };
export type HomeApiResponse = /** status 200 Successful Response */ Home;
export type HomeApiArg = (number | null) | undefined;
export type CategoryCard = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  icon: string | null;
  image: string | null;
  level: number;
  is_leaf: boolean;
  product_count: number;
};
export type UnitName = {
  id: string;
  name: string;
  name_ne: string;
  symbol: string;
};
export type CategoryName = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
};
export type SellerName = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
};
export type ProductCard = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  price: string | null;
  price_on_request: boolean;
  currency: string;
  unit: UnitName;
  moq: number;
  image: string | null;
  category: CategoryName;
  seller: SellerName;
};
export type SellerRating = {
  mean: number;
  count: number;
};
export type FeaturedSeller = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
  id: string;
  company_logo: string | null;
  colour: string | null;
  established: number | null;
  province_id: number | null;
  product_count: number;
  closed_until: string | null;
  rating: SellerRating | null;
  response_rate: number | null;
  response_time_hours: number | null;
  products: ProductCard[];
};
export type LiveRequirementOut = {
  id: string;
  title: string;
  title_ne: string | null;
  quantity: string;
  unit: string | null;
  unit_ne: string | null;
  category: string;
  district: string | null;
  district_ne: string | null;
  image: string | null;
  note: string | null;
  note_ne: string | null;
  opened_at: string;
};
export type DistrictRail = {
  district_id: number;
  district: string | null;
  district_ne: string | null;
  products: ProductCard[];
};
export type Home = {
  categories: CategoryCard[];
  featured_products: ProductCard[];
  featured_sellers: FeaturedSeller[];
  latest_requirements: LiveRequirementOut[];
  rails: DistrictRail[];
};
export const { useHomeQuery, useLazyHomeQuery } = injectedRtkApi;
