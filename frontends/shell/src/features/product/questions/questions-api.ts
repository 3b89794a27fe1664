/** catalog: public questions about a product, and the visitor's own that wait. */
import {
  api,
  type Holding,
  type OwnQuestion,
  type OwnQuestionPage,
  type Page,
  type PublicQuestion,
} from '@haat/platform';

const PER_PAGE = 50;
const of = (slug: string) => `/webui/product/${encodeURIComponent(slug)}/questions`;
type Asking = { slug: string; body: string; key: string };

const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    productQuestions: build.query<Page<PublicQuestion>, { slug: string; page: number }>({
      query: ({ slug, page }) => ({
        url: of(slug),
        params: { page, per_page: PER_PAGE },
      }),
    }),
    waitingQuestions: build.query<OwnQuestion[], string>({
      query: (product) => ({
        url: '/questions',
        params: { as: 'buyer', status: 'open', product },
      }),
      transformResponse: ({ data }: OwnQuestionPage) => data,
      providesTags: ['Questions'],
    }),
    /** The same `key` again is the same question: a lost connection asks nothing twice. */
    askQuestion: build.mutation<unknown, Asking>({
      query: ({ slug, body, key }) => ({
        url: of(slug),
        method: 'POST',
        body: { body },
        headers: { 'idempotency-key': key },
      }),
      extraOptions: { outbox: 'question' } satisfies Holding,
      invalidatesTags: (_asked, error) => (error ? [] : ['Questions']),
    }),
    withdrawQuestion: build.mutation<unknown, string>({
      query: (id) => ({ url: `/questions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Questions'],
    }),
  }),
});

export const {
  useLazyProductQuestionsQuery,
  useWaitingQuestionsQuery,
  useAskQuestionMutation,
  useWithdrawQuestionMutation,
} = questionsApi;
