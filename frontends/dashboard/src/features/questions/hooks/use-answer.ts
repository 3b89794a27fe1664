import type { QuestionOut } from '@haat/api/questions';
import { paths, useLocalName } from '@haat/platform';
import { useAnswerQuestionMutation } from '../../../api/questions';
import { useDecide } from '../../../hooks/use-decide';

/** Saves an answer for the question as it was read; true once it is saved. */
export function useAnswer({ id: questionId, version, product }: QuestionOut) {
  const decide = useDecide();
  const localName = useLocalName();
  const [send, { error, isLoading: isBusy }] = useAnswerQuestionMutation();
  const save = (text: string, done: string): Promise<boolean> =>
    decide(() => send({ questionId, body: { version, answer: text.trim() } }).unwrap(), {
      text: `${localName(product)}: ${done}`,
      to: paths.product(product.slug),
    });
  return { save, error, isBusy };
}
