/** catalog: attributes of a category, those of its ancestors first. */
import type { AttributeOut, CategoryPage } from '@haat/api/categories';
import { api } from '@haat/platform';

const attributesApi = api.injectEndpoints({
  endpoints: (build) => ({
    attributesOfCategory: build.query<AttributeOut[], string>({
      query: (slug) => `/webui/categories/${encodeURIComponent(slug)}`,
      transformResponse: ({ attributes }: CategoryPage) => attributes,
    }),
  }),
});

export const { useAttributesOfCategoryQuery } = attributesApi;
