import type { Product } from '@haat/platform';
import { QuestionForm } from './question-form';
import { useQuestionsQuery } from '../questions-api';
import { useQuestionDraft } from '../hooks/use-question-draft';
import { WaitingQuestion } from './waiting-question';

/** Of whoever is signed in: what waits for its answer, and the next question. */
export default function OwnQuestions({ product }: { product: Product }) {
  const wanted = { as: 'buyer', status: 'open', product: product.id } as const;
  const waiting = useQuestionsQuery(wanted).data?.data ?? [];
  const draft = useQuestionDraft(product);
  return (
    <div className="grid w-full gap-3">
      {waiting.length > 0 ? (
        <ul className="grid gap-3">
          {waiting.map((question) => (
            <li key={question.id}>
              <WaitingQuestion question={question} />
            </li>
          ))}
        </ul>
      ) : null}
      <QuestionForm draft={draft} />
    </div>
  );
}
