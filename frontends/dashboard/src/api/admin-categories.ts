/** catalog, for the operator: the category tree and what products of a category say about themselves. */
import { api, type Page, sendFile } from '@haat/platform';

export type Named = { id: string; name: string; name_ne: string };
export type AdminCategory = Named & {
  version: number;
  parent_id: string | null;
  level: number;
  slug: string;
  icon: string | null;
  image: string | null;
  position: number;
  is_leaf: boolean;
  child_count: number;
  product_count: number;
  /** From the industry down to its parent, perhaps itself. */
  path: Named[];
};
export type CategoryForm = Pick<AdminCategory, 'name' | 'name_ne' | 'parent_id'> &
  Partial<Pick<AdminCategory, 'icon' | 'position'>>;
export type AttributeType = 'text' | 'number' | 'choice' | 'boolean';
export type AttributeOption = { value: string; label: string; label_ne: string };
export type Attribute = {
  id: string;
  category_id: string;
  key: string;
  name: string;
  name_ne: string;
  type: AttributeType;
  unit: string | null;
  options: AttributeOption[];
  is_required: boolean;
  is_facet: boolean;
  position: number;
};
export type AttributeForm = Omit<Attribute, 'id' | 'category_id' | 'position'>;
type Asked = { q?: string; parent_id?: string; page?: number };
type Failure = { status: number; data: unknown };

const ADDRESS = '/admin/categories';
const of = (id: string, rest = '') => `${ADDRESS}/${encodeURIComponent(id)}${rest}`;
const TAGS = ['AdminCategories'] as const;
const tagged = api.enhanceEndpoints({ addTagTypes: [...TAGS] });

const categoriesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    adminCategories: build.query<Page<AdminCategory>, Asked>({
      query: (params) => ({ url: ADDRESS, params }),
      providesTags: [...TAGS],
    }),
    adminCategory: build.query<AdminCategory, string>({
      query: (id) => of(id),
      providesTags: [...TAGS],
    }),
    createCategory: build.mutation<AdminCategory, CategoryForm>({
      query: (body) => ({ url: ADDRESS, method: 'POST', body }),
      invalidatesTags: (_made, error) => (error ? [] : [...TAGS]),
    }),
    changeCategory: build.mutation<
      AdminCategory,
      { id: string; form: CategoryForm & { version: number } }
    >({
      query: ({ id, form }) => ({ url: of(id), method: 'PUT', body: form }),
      // After a refusal too: somebody else was faster.
      invalidatesTags: [...TAGS],
    }),
    mergeCategory: build.mutation<unknown, { id: string; into_id: string }>({
      query: ({ id, into_id }) => ({
        url: of(id, '/merge'),
        method: 'POST',
        body: { into_id },
      }),
      invalidatesTags: [...TAGS],
    }),
    deleteCategory: build.mutation<unknown, string>({
      query: (id) => ({ url: of(id), method: 'DELETE' }),
      invalidatesTags: [...TAGS],
    }),
    uploadCategoryImage: build.mutation<unknown, { id: string; file: File }>({
      queryFn: async ({ id, file }, { getState }, _options, call) => {
        const form = new FormData();
        form.set('file', file);
        const sent = await sendFile({ url: of(id, '/image'), form }, { getState, call });
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data };
      },
      invalidatesTags: (_made, error) => (error ? [] : [...TAGS]),
    }),
    categoryAttributes: build.query<Attribute[], string>({
      query: (id) => of(id, '/attributes'),
      providesTags: [...TAGS],
    }),
    saveAttributes: build.mutation<unknown, { id: string; attributes: AttributeForm[] }>({
      query: ({ id, attributes }) => ({
        url: of(id, '/attributes'),
        method: 'PUT',
        body: { attributes },
      }),
      invalidatesTags: (_saved, error) => (error ? [] : [...TAGS]),
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
  useUploadCategoryImageMutation,
  useCategoryAttributesQuery,
  useSaveAttributesMutation,
} = categoriesApi;
