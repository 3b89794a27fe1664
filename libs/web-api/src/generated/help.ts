/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHelp: build.query<ListHelpApiResponse, ListHelpApiArg>({
      query: (queryArg) => ({
        url: `/webui/help`,
        params: {
          audience: queryArg.audience,
          q: queryArg.q,
        },
      }),
    }),
    listKnowledgeBase: build.query<ListKnowledgeBaseApiResponse, ListKnowledgeBaseApiArg>(
      {
        query: () => ({ url: `/webui/knowledge-base` }),
      },
    ),
    getArticle: build.query<GetArticleApiResponse, GetArticleApiArg>({
      query: (queryArg) => ({
        url: `/webui/knowledge-base/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as helpApi };
export type ListHelpApiResponse = /** status 200 Successful Response */ ArticleListed[];
export type ListHelpApiArg = {
  audience?: ('buyer' | 'seller') | null;
  q?: string;
};
export type ListKnowledgeBaseApiResponse =
  /** status 200 Successful Response */ ArticleListed[];
export type ListKnowledgeBaseApiArg = void;
export type GetArticleApiResponse = /** status 200 Successful Response */ Article;
export type GetArticleApiArg = string;
export type ArticleListed = {
  slug: string;
  audience: 'buyer' | 'seller' | 'both';
  category: string;
  title: string;
  title_ne: string;
  summary: string;
  summary_ne: string;
  updated_at: string;
};
export type Node = {
  tag: string;
  text: string;
  href: string | null;
  children: Node[];
};
export type Article = {
  slug: string;
  audience: 'buyer' | 'seller' | 'both';
  category: string;
  title: string;
  title_ne: string;
  summary: string;
  summary_ne: string;
  updated_at: string;
  body: Node[];
  body_ne: Node[];
  related: ArticleListed[];
};
export const {
  useListHelpQuery,
  useLazyListHelpQuery,
  useListKnowledgeBaseQuery,
  useLazyListKnowledgeBaseQuery,
  useGetArticleQuery,
  useLazyGetArticleQuery,
} = injectedRtkApi;
