import type { QuestionOut } from '@haat/api/questions';
import { companyName, useFormat, useLocale } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** As everybody reads it; nothing while it is waited for. */
export function GivenAnswer({ question }: { question: QuestionOut }) {
  const { date } = useFormat();
  const locale = useLocale();
  const { answer, answered_at, seller } = question;
  if (!answer || !answered_at) return null;
  const company = companyName(seller, locale);
  return (
    <div className="rounded-md bg-sand p-3">
      <p className="text-sm text-ink-700">
        <b className="font-semibold">
          <Trans>{company}’s answer</Trans>
        </b>{' '}
        · <time dateTime={answered_at}>{date(answered_at)}</time>
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
    </div>
  );
}
