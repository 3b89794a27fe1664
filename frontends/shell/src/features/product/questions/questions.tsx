import { companyName, useFormat, useLocale, type Product } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AskQuestion } from './ask-question';
import { QuestionItem } from './question-item';
import { useGoToQuestions } from './use-go-to-questions';
import { useIsOwn } from './use-is-own';
import { useMoreQuestions } from './use-more-questions';

/** What others asked and the supplier answered; and one's own question. */
export function Questions({ product }: { product: Product }) {
  const locale = useLocale();
  const { seller, questions } = product;
  const { shown, isBegun, hasMore, isBusy, more } = useMoreQuestions(product);
  const company = companyName(seller, locale);
  useGoToQuestions();
  return (
    <>
      {shown.length > 0 ? (
        <ul className="grid gap-3">
          {shown.map((question) => (
            <li key={question.id}>
              <QuestionItem question={question} company={company} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing product={product} />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasMore ? (
          <Button variant="outline" isBusy={isBusy} onClick={() => void more()}>
            {isBegun ? <Trans>Show more</Trans> : <ShowAll total={questions.total} />}
          </Button>
        ) : null}
        <AskQuestion product={product} />
      </div>
    </>
  );
}

function ShowAll({ total }: { total: number }) {
  const { number } = useFormat();
  const all = number(total);
  return <Trans>Show all {all}</Trans>;
}

function Nothing({ product }: { product: Product }) {
  const isOwn = useIsOwn(product);
  return (
    <p className="text-ink-500">
      {isOwn ? (
        <Trans>No questions yet.</Trans>
      ) : (
        <Trans>No questions yet. Ask the first.</Trans>
      )}
    </p>
  );
}
