/** catalog, for administrators: which lists a change of the tree refreshes, and a category's picture. */
import {
  adminCategoriesApi,
  type SetCategoryImageApiResponse,
} from '@haat/api/admin-categories';
import { formOf, sendFile } from '@haat/platform';
import { onSuccess } from './on-success';

const TAGS = ['AdminCategories'] as const;
const refreshed = { invalidatesTags: onSuccess(...TAGS) };

const taggedApi = adminCategoriesApi.enhanceEndpoints({
  addTagTypes: [...TAGS],
  endpoints: {
    adminCategories: { providesTags: [...TAGS] },
    adminCategory: { providesTags: [...TAGS] },
    categoryAttributes: { providesTags: [...TAGS] },
    createCategory: refreshed,
    // After a refusal too: somebody else was faster.
    changeCategory: { invalidatesTags: [...TAGS] },
    mergeCategory: { invalidatesTags: [...TAGS] },
    deleteCategory: { invalidatesTags: [...TAGS] },
    putCategoryAttributes: refreshed,
  },
});

const imageApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    uploadCategoryImage: build.mutation<
      SetCategoryImageApiResponse,
      { categoryId: string; file: File }
    >({
      queryFn: ({ categoryId, file }, { getState }, _options, call) => {
        const url = `/admin/categories/${encodeURIComponent(categoryId)}/image`;
        const request = { url, form: formOf({ file }) };
        return sendFile<SetCategoryImageApiResponse>(request, { getState, call });
      },
      ...refreshed,
    }),
  }),
});

export const {
  useAdminCategoriesQuery,
  useAdminCategoryQuery,
  useCreateCategoryMutation,
  useChangeCategoryMutation,
  useMergeCategoryMutation,
  useDeleteCategoryMutation,
  useCategoryAttributesQuery,
  usePutCategoryAttributesMutation,
  useUploadCategoryImageMutation,
} = imageApi;
