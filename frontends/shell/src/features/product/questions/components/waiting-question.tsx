import { useFormat, type OwnQuestion } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { WithdrawQuestion } from './withdraw-question';

/** Without an answer: visible to its author and the supplier only. */
export function WaitingQuestion({ question }: { question: OwnQuestion }) {
  const { date } = useFormat();
  const { body, asked_at } = question;
  return (
    <article className="rounded-[18px] border border-dashed border-line-strong bg-card p-4">
      <p className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">{body}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-500">
        <Badge tone="premium">
          <Trans>Waiting for an answer</Trans>
        </Badge>
        <time dateTime={asked_at}>{date(asked_at)}</time>
        <WithdrawQuestion question={question} />
      </div>
    </article>
  );
}
