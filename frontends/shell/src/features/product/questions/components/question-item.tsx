import { useFormat, type PublicQuestion } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';

const TEXT = 'deferred-text whitespace-pre-line [overflow-wrap:anywhere]';
type Props = { question: PublicQuestion; company: string };

/** One question with its answer. */
export function QuestionItem({ question, company }: Props) {
  const { date } = useFormat();
  const { body, asked_at, answer, answered_at } = question;
  return (
    <article className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 rounded-[18px] border border-line bg-card p-4">
      <CircleQuestionMark className="mt-0.5 size-5 text-indigo-600" aria-hidden />
      <div>
        <p className={`${TEXT} font-semibold`}>{body}</p>
        <p className="mt-0.5 text-sm text-ink-500">
          <time dateTime={asked_at}>{date(asked_at)}</time>
        </p>
        <div className="mt-3 border-l-[3px] border-indigo-100 pl-3.5">
          <p className="text-sm text-ink-500">
            <b className="font-semibold text-ink-700">
              <Trans>{company}’s answer</Trans>
            </b>{' '}
            · <time dateTime={answered_at}>{date(answered_at)}</time>
          </p>
          <p className={`${TEXT} mt-1 text-ink-700`}>{answer}</p>
        </div>
      </div>
    </article>
  );
}
