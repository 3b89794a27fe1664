/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    productQuestions: build.query<ProductQuestionsApiResponse, ProductQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/webui/product/${encodeURIComponent(String(queryArg.slug))}/questions`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    askAboutProduct: build.mutation<AskAboutProductApiResponse, AskAboutProductApiArg>({
      query: (queryArg) => ({
        url: `/webui/product/${encodeURIComponent(String(queryArg.slug))}/questions`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as productQuestionsApi };
export type ProductQuestionsApiResponse =
  /** status 200 Successful Response */ PageAnsweredQuestion;
export type ProductQuestionsApiArg = {
  slug: string;
  page?: number;
  perPage?: number | null;
};
export type AskAboutProductApiResponse =
  /** status 201 Successful Response */ QuestionOut;
export type AskAboutProductApiArg = {
  slug: string;
  'Idempotency-Key'?: string;
  body: QuestionForm;
};
export type AnsweredQuestion = {
  id: string;
  body: string;
  asked_at: string;
  answer: string;
  answered_at: string;
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
export type PageAnsweredQuestion = {
  data: AnsweredQuestion[];
  links: Links;
  meta: Meta;
};
export type QuestionProduct = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
};
export type QuestionSeller = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
};
export type QuestionOut = {
  id: string;
  version: number;
  status: 'open' | 'answered';
  status_label: string;
  product: QuestionProduct;
  seller: QuestionSeller;
  body: string;
  asked_at: string;
  answer: string | null;
  answered_at: string | null;
};
export type QuestionForm = {
  body: string;
};
export const {
  useProductQuestionsQuery,
  useLazyProductQuestionsQuery,
  useAskAboutProductMutation,
} = injectedRtkApi;
