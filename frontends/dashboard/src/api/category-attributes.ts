/** catalog: what is asked about products of a category, its ancestors' questions first. */
import { api, type CategoryPage } from '@haat/platform';

export type Attribute = {
  id: string;
  key: string;
  name: string;
  name_ne: string | null;
  type: 'text' | 'number' | 'choice' | 'boolean';
  unit: string | null;
  options: { value: string; label: string; label_ne: string | null }[];
  is_required: boolean;
};

const attributesApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryAttributes: build.query<Attribute[], string>({
      query: (slug) => `/webui/categories/${encodeURIComponent(slug)}`,
      transformResponse: ({ attributes }: CategoryPage & { attributes?: Attribute[] }) =>
        attributes ?? [],
    }),
  }),
});

export const { useCategoryAttributesQuery } = attributesApi;
