/** engagement: the articles of the help centre. */
import { api } from '@haat/platform';

export type Audience = 'buyer' | 'seller';
export type ArticleListed = {
  slug: string;
  audience: Audience | 'both';
  category: string;
  title: string;
  title_ne: string;
  summary: string;
  summary_ne: string;
  updated_at: string;
};
/** An element with what is in it; a piece of text has no tag. */
export type TextNode = {
  tag: string;
  text: string;
  href: string | null;
  children: TextNode[];
};
export type Article = ArticleListed & {
  body: TextNode[];
  body_ne: TextNode[];
  related: ArticleListed[];
};
export type HelpQuery = { audience?: Audience; q?: string };

export const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    help: build.query<ArticleListed[], HelpQuery>({
      query: (params) => ({ url: '/webui/help', params }),
    }),
    article: build.query<Article, string>({
      query: (slug) => `/webui/knowledge-base/${encodeURIComponent(slug)}`,
    }),
  }),
});

export const { useHelpQuery, useArticleQuery } = helpApi;
