/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCategories: build.query<AdminCategoriesApiResponse, AdminCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/admin/categories`,
        params: {
          q: queryArg.q,
          parent_id: queryArg.parentId,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    createCategory: build.mutation<CreateCategoryApiResponse, CreateCategoryApiArg>({
      query: (queryArg) => ({
        url: `/admin/categories`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    adminCategory: build.query<AdminCategoryApiResponse, AdminCategoryApiArg>({
      query: (queryArg) => ({
        url: `/admin/categories/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeCategory: build.mutation<ChangeCategoryApiResponse, ChangeCategoryApiArg>({
      query: (queryArg) => ({
        url: `/admin/categories/${encodeURIComponent(String(queryArg.categoryId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    deleteCategory: build.mutation<DeleteCategoryApiResponse, DeleteCategoryApiArg>({
      query: (queryArg) => ({
        url: `/admin/categories/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    categoryAttributes: build.query<
      CategoryAttributesApiResponse,
      CategoryAttributesApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/categories/${encodeURIComponent(String(queryArg))}/attributes`,
      }),
    }),
    putCategoryAttributes: build.mutation<
      PutCategoryAttributesApiResponse,
      PutCategoryAttributesApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/categories/${encodeURIComponent(String(queryArg.categoryId))}/attributes`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    setCategoryImage: build.mutation<SetCategoryImageApiResponse, SetCategoryImageApiArg>(
      {
        query: (queryArg) => ({
          url: `/admin/categories/${encodeURIComponent(String(queryArg.categoryId))}/image`,
          method: 'POST',
          body: queryArg.body,
        }),
      },
    ),
    mergeCategory: build.mutation<MergeCategoryApiResponse, MergeCategoryApiArg>({
      query: (queryArg) => ({
        url: `/admin/categories/${encodeURIComponent(String(queryArg.categoryId))}/merge`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminCategoriesApi };
export type AdminCategoriesApiResponse =
  /** status 200 Successful Response */ PageCategoryRow;
export type AdminCategoriesApiArg = {
  q?: string;
  parentId?: string | null;
  page?: number;
  perPage?: number | null;
};
export type CreateCategoryApiResponse = /** status 201 Successful Response */ CategoryRow;
export type CreateCategoryApiArg = NewCategory;
export type AdminCategoryApiResponse = /** status 200 Successful Response */ CategoryRow;
export type AdminCategoryApiArg = string;
export type ChangeCategoryApiResponse = /** status 200 Successful Response */ CategoryRow;
export type ChangeCategoryApiArg = {
  categoryId: string;
  body: CategoryChange;
};
export type DeleteCategoryApiResponse = unknown;
export type DeleteCategoryApiArg = string;
export type CategoryAttributesApiResponse =
  /** status 200 Successful Response */ AttributeOut[];
export type CategoryAttributesApiArg = string;
export type PutCategoryAttributesApiResponse =
  /** status 200 Successful Response */ AttributeOut[];
export type PutCategoryAttributesApiArg = {
  categoryId: string;
  body: AttributeList;
};
export type SetCategoryImageApiResponse =
  /** status 200 Successful Response */ CategoryRow;
export type SetCategoryImageApiArg = {
  categoryId: string;
  body: {
    file?: Blob;
  };
};
export type MergeCategoryApiResponse = /** status 200 Successful Response */ CategoryRow;
export type MergeCategoryApiArg = {
  categoryId: string;
  body: Merge;
};
export type PathStep = {
  id: string;
  name: string;
  name_ne: string;
};
export type CategoryRow = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  version: number;
  parent_id: string | null;
  level: number;
  icon: string | null;
  image: string | null;
  position: number;
  is_leaf: boolean;
  child_count: number;
  product_count: number;
  path: PathStep[];
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageCategoryRow = {
  data: CategoryRow[];
  links: Links;
  meta: Meta;
};
export type NewCategory = {
  name: string;
  name_ne: string;
  parent_id?: string | null;
  icon?: string | null;
  position?: number | null;
};
export type CategoryChange = {
  name: string;
  name_ne: string;
  parent_id?: string | null;
  icon?: string | null;
  position?: number | null;
  version: number;
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
export type Option = {
  value: string;
  label: string;
  label_ne: string;
};
export type AttributeIn = {
  key: string;
  name: string;
  name_ne: string;
  type: 'text' | 'number' | 'choice' | 'boolean';
  unit?: string | null;
  options?: Option[];
  is_required?: boolean;
  is_facet?: boolean;
  position?: number;
  id?: string | null;
  category_id?: string | null;
};
export type AttributeList = {
  attributes: AttributeIn[];
};
export type Merge = {
  into_id: string;
};
export const {
  useAdminCategoriesQuery,
  useLazyAdminCategoriesQuery,
  useCreateCategoryMutation,
  useAdminCategoryQuery,
  useLazyAdminCategoryQuery,
  useChangeCategoryMutation,
  useDeleteCategoryMutation,
  useCategoryAttributesQuery,
  useLazyCategoryAttributesQuery,
  usePutCategoryAttributesMutation,
  useSetCategoryImageMutation,
  useMergeCategoryMutation,
} = injectedRtkApi;
