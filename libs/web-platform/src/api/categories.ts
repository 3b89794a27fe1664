/** catalog: the category tree. */
import {
  categoriesApi as generated,
  type Industry,
  type Level2,
  type Level3,
} from '@haat/api/categories';

export type { CategoryPage } from '@haat/api/categories';

/** One of the first three levels. */
export type Category = Industry | Level2 | Level3;

/** Those below a category; the third level's come from a call of their own. */
export const childrenOf = (category: Category): Category[] =>
  'childs' in category ? category.childs.data : [];

export type MainCategory = Omit<Industry, 'childs' | 'product_count'>;

const alone = ({ id, name, name_ne, slug, icon, image }: Industry): MainCategory => ({
  id,
  name,
  name_ne,
  slug,
  icon,
  image,
});

const HOUR = { keepUnusedDataFor: 3600 };

export const categoriesApi = generated
  .enhanceEndpoints({ endpoints: { allCategories: HOUR, level4Categories: HOUR } })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The state of every page carries the main categories, not the tree. */
      mainCategories: build.query<MainCategory[], void>({
        query: () => '/webui/allcategories',
        transformResponse: (categories: Industry[]) => categories.map(alone),
        ...HOUR,
      }),
    }),
  });

export const {
  useAllCategoriesQuery,
  useMainCategoriesQuery,
  useLevel4CategoriesQuery,
  useCategoryQuery,
} = categoriesApi;
