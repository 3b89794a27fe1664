/** catalog: public questions about products, of who asked and of who answers. */
import { api, type OwnQuestion, type OwnQuestionPage } from '@haat/platform';

export type QuestionSide = 'buyer' | 'seller';
export type QuestionQuery = { as: QuestionSide; status?: string; page?: number };
/** version: of the question as the seller read it. */
type Answering = { id: string; version: number; answer: string };

const of = (id: string) => `/questions/${encodeURIComponent(id)}`;
/** Also when refused: the page must show what is true now. */
const CHANGED = { invalidatesTags: ['Questions' as const] };

const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    questions: build.query<OwnQuestionPage, QuestionQuery>({
      query: (params) => ({ url: '/questions', params }),
      providesTags: ['Questions'],
    }),
    answerQuestion: build.mutation<OwnQuestion, Answering>({
      query: ({ id, ...body }) => ({ url: `${of(id)}/answer`, method: 'POST', body }),
      ...CHANGED,
    }),
    removeQuestion: build.mutation<unknown, string>({
      query: (id) => ({ url: of(id), method: 'DELETE' }),
      ...CHANGED,
    }),
  }),
});

export const { useQuestionsQuery, useAnswerQuestionMutation, useRemoveQuestionMutation } =
  questionsApi;
