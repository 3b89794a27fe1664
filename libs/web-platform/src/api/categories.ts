/** catalog: the category tree. */
import { api } from './api';

export type Category = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  icon?: string | null;
  image?: string | null;
  /** In the tree only where it was asked for. */
  product_count?: number;
  childs?: { data: Category[] };
};
export type Level4Category = {
  id: string;
  name: string;
  name_ne?: string;
  slug: string;
  path: string;
  parent_id: string;
};
/** A supplier as a category's page names it. */
export type CategorySupplier = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  colour: string | null;
  established: number | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
  product_count: number;
};
export type CategoryPage = {
  category: Category;
  breadcrumb: Pick<Category, 'id' | 'name' | 'name_ne' | 'slug'>[];
  childs: { data: Category[] };
  level4: { data: Level4Category[] };
  top_suppliers?: CategorySupplier[];
};

/** A category without those below it. */
function alone(category: Category): Category {
  const main = { ...category };
  delete main.childs;
  return main;
}

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    allCategories: build.query<Category[], { counts: true } | void>({
      query: (params) => ({ url: '/webui/allcategories', params: params || undefined }),
      keepUnusedDataFor: 3600,
    }),
    /** The main categories alone, as the frame of every page names them. */
    mainCategories: build.query<Category[], void>({
      query: () => '/webui/allcategories',
      transformResponse: (categories: Category[]) => categories.map(alone),
      keepUnusedDataFor: 3600,
    }),
    level4Categories: build.query<Level4Category[], void>({
      query: () => '/webui/level4Categories',
      keepUnusedDataFor: 3600,
    }),
    category: build.query<CategoryPage, string>({
      query: (slug) => `/webui/categories/${encodeURIComponent(slug)}`,
    }),
  }),
});

export const {
  useAllCategoriesQuery,
  useMainCategoriesQuery,
  useLevel4CategoriesQuery,
  useCategoryQuery,
} = categoriesApi;
