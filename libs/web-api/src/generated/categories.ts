/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    allCategories: build.query<AllCategoriesApiResponse, AllCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/webui/allcategories`,
        params: {
          counts: queryArg,
        },
      }),
    }),
    category: build.query<CategoryApiResponse, CategoryApiArg>({
      query: (queryArg) => ({
        url: `/webui/categories/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    level4Categories: build.query<Level4CategoriesApiResponse, Level4CategoriesApiArg>({
      query: () => ({ url: `/webui/level4Categories` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as categoriesApi };
export type AllCategoriesApiResponse = /** status 200 Successful Response */ Industry[];
export type AllCategoriesApiArg = boolean | undefined;
export type CategoryApiResponse = /** status 200 Successful Response */ CategoryPage;
export type CategoryApiArg = string;
export type Level4CategoriesApiResponse = /** status 200 Successful Response */ Level4[];
export type Level4CategoriesApiArg = void;
export type Level3 = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  image: string | null;
  product_count?: number | null;
};
export type Level3List = {
  data: Level3[];
};
export type Level2 = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  image: string | null;
  product_count?: number | null;
  childs: Level3List;
};
export type Level2List = {
  data: Level2[];
};
export type Industry = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  image: string | null;
  product_count?: number | null;
  icon: string | null;
  childs: Level2List;
};
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
export type CategoryName = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
};
export type CategoryCards = {
  data: CategoryCard[];
};
export type Level4 = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  path: string;
  parent_id: string;
};
export type Level4List = {
  data: Level4[];
};
export type OptionOut = {
  value: string;
  label: string;
  label_ne: string;
};
export type AttributeOut = {
  id: string;
  category_id: string;
  key: string;
  name: string;
  name_ne: string;
  type: 'text' | 'number' | 'choice' | 'boolean';
  unit: string | null;
  options: OptionOut[];
  is_required: boolean;
  is_facet: boolean;
  position: number;
};
export type SellerRating = {
  mean: number;
  count: number;
};
export type SellerCard = {
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
};
export type CategoryPage = {
  category: CategoryCard;
  breadcrumb: CategoryName[];
  childs: CategoryCards;
  level4: Level4List;
  attributes: AttributeOut[];
  top_suppliers: SellerCard[];
};
export const {
  useAllCategoriesQuery,
  useLazyAllCategoriesQuery,
  useCategoryQuery,
  useLazyCategoryQuery,
  useLevel4CategoriesQuery,
  useLazyLevel4CategoriesQuery,
} = injectedRtkApi;
