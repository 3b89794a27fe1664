import type { QuestionOut } from '@haat/api/questions';
import { useAnswerQuestionMutation } from '../../../api/questions';
import { useDecide } from '../../../hooks/use-decide';

/** Saves an answer for the question as it was read; true once it is saved. */
export function useAnswer({ id: questionId, version }: QuestionOut) {
  const decide = useDecide();
  const [send, { error, isLoading: isBusy }] = useAnswerQuestionMutation();
  const save = (text: string, done: string): Promise<boolean> =>
    decide(
      () => send({ questionId, body: { version, answer: text.trim() } }).unwrap(),
      done,
    );
  return { save, error, isBusy };
}
