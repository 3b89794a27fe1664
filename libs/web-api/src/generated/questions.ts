/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    questions: build.query<QuestionsApiResponse, QuestionsApiArg>({
      query: (queryArg) => ({
        url: `/questions`,
        params: {
          as: queryArg['as'],
          status: queryArg.status,
          product: queryArg.product,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    removeQuestion: build.mutation<RemoveQuestionApiResponse, RemoveQuestionApiArg>({
      query: (queryArg) => ({
        url: `/questions/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    answerQuestion: build.mutation<AnswerQuestionApiResponse, AnswerQuestionApiArg>({
      query: (queryArg) => ({
        url: `/questions/${encodeURIComponent(String(queryArg.questionId))}/answer`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as questionsApi };
export type QuestionsApiResponse = /** status 200 Successful Response */ QuestionsPage;
export type QuestionsApiArg = {
  as?: 'buyer' | 'seller';
  status?: 'open' | 'answered';
  product?: string | null;
  page?: number;
  perPage?: number | null;
};
export type RemoveQuestionApiResponse = unknown;
export type RemoveQuestionApiArg = string;
export type AnswerQuestionApiResponse = /** status 200 Successful Response */ QuestionOut;
export type AnswerQuestionApiArg = {
  questionId: string;
  body: AnswerForm;
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
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type QuestionCounts = {
  open: number;
  answered: number;
};
export type QuestionsMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  counts: QuestionCounts;
  [key: string]: unknown;
};
export type QuestionsPage = {
  data: QuestionOut[];
  links: Links;
  meta: QuestionsMeta;
};
export type AnswerForm = {
  answer: string;
  version?: number | null;
};
export const {
  useQuestionsQuery,
  useLazyQuestionsQuery,
  useRemoveQuestionMutation,
  useAnswerQuestionMutation,
} = injectedRtkApi;
