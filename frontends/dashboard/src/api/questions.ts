/** catalog: which lists an answer to a public question refreshes. */
import { questionsApi } from '@haat/api/questions';

/** Also when refused: the page must show the current state. */
const CHANGED = { invalidatesTags: ['Questions' as const] };

export const { useQuestionsQuery, useAnswerQuestionMutation, useRemoveQuestionMutation } =
  questionsApi.enhanceEndpoints({
    endpoints: {
      questions: { providesTags: ['Questions'] },
      answerQuestion: CHANGED,
      removeQuestion: CHANGED,
    },
  });
