/** catalog: public questions about a product, and the visitor's own that wait. */
import { productQuestionsApi } from '@haat/api/product-questions';
import { questionsApi } from '@haat/api/questions';
import type { OutboxOptions } from '@haat/platform';

export const PER_PAGE = 50;

export const { useLazyProductQuestionsQuery, useAskAboutProductMutation } =
  productQuestionsApi.enhanceEndpoints({
    endpoints: {
      askAboutProduct: {
        extraOptions: { outbox: 'question' } satisfies OutboxOptions,
        invalidatesTags: (_question, error) => (error ? [] : ['Questions']),
      },
    },
  });
export const { useQuestionsQuery, useRemoveQuestionMutation } =
  questionsApi.enhanceEndpoints({
    endpoints: {
      questions: { providesTags: ['Questions'] },
      removeQuestion: { invalidatesTags: ['Questions'] },
    },
  });
