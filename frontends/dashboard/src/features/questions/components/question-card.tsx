import type { QuestionOut } from '@haat/api/questions';
import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import type { QuestionSide } from '../question-tabs';
import { AnsweringPart } from './answering-part';
import { QuestionProduct } from './question-product';
import { GivenAnswer } from './given-answer';
import { RemoveQuestion } from './remove-question';

type Props = { question: QuestionOut; side: QuestionSide };

/** One question: about what, since when, and its answer. */
export function QuestionCard({ question, side }: Props) {
  const { relative } = useFormat();
  const { id, body, asked_at } = question;
  const isSeller = side === 'seller';
  return (
    <Card className="grid gap-3 p-4" id={id} data-question={id}>
      <QuestionProduct question={question} isOfOthers={!isSeller} />
      <div className="flex items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">
            {body}
          </p>
          <time dateTime={asked_at} className="text-sm text-ink-500">
            {relative(asked_at)}
          </time>
        </div>
        {isSeller ? null : <RemoveQuestion question={question} side={side} />}
      </div>
      {isSeller ? (
        <AnsweringPart question={question} />
      ) : (
        <GivenAnswer question={question} />
      )}
    </Card>
  );
}
