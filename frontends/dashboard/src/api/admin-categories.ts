/** catalog, for the operator: which lists a change of the tree refreshes, and a category's picture. */
import {
  adminCategoriesApi,
  type SetCategoryImageApiResponse,
} from '@haat/api/admin-categories';
import { sendFile } from '@haat/platform';
import { onSuccess } from './on-success';

type Failure = { status: number; data: unknown };

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
      queryFn: async ({ categoryId, file }, { getState }, _options, call) => {
        const form = new FormData();
        form.set('file', file);
        const url = `/admin/categories/${encodeURIComponent(categoryId)}/image`;
        const sent = await sendFile({ url, form }, { getState, call });
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data as SetCategoryImageApiResponse };
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
