import { companyName, useFormat, useLocale, type Product } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NewQuestion } from './new-question';
import { QuestionItem } from './question-item';
import { useGoToQuestions } from '../hooks/use-go-to-questions';
import { useIsOwn } from '../hooks/use-is-own';
import { useMoreQuestions } from '../hooks/use-more-questions';

/** Questions of others with the supplier's answers; and the user's own question. */
export function Questions({ product }: { product: Product }) {
  const locale = useLocale();
  const { seller, questions } = product;
  const { visible, isBegun, hasMore, isBusy, more } = useMoreQuestions(product);
  const company = companyName(seller, locale);
  useGoToQuestions();
  return (
    <>
      {visible.length > 0 ? (
        <ul className="grid gap-3">
          {visible.map((question) => (
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
            {isBegun ? <Trans>Show more</Trans> : <MoreLabel total={questions.total} />}
          </Button>
        ) : null}
        <NewQuestion product={product} />
      </div>
    </>
  );
}

function MoreLabel({ total }: { total: number }) {
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
