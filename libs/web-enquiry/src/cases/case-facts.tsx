import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Case } from './case-types';
import { useCaseLabels } from './use-case-labels';

/** Number, promised day, who handles it, and what happens next without an act. */
export function CaseFacts({ case: shown }: { case: Case }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { topics } = useCaseLabels();
  const { topic, answer_by, answered_at, due_at, status, reopen_until } = shown;
  const end = status === 'answered' ? due_at : null;
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg">
        <Trans>About this case</Trans>
      </h2>
      <dl className="grid gap-1.5 text-[14px]">
        <Fact name={t`Case number`} value={shown.reference} />
        <Fact name={t`Sent`} value={date(shown.created_at)} />
        <Fact name={t`Topic`} value={topic ? topics[topic] : null} />
        <Fact name={t`We answer by`} value={answer_by ? date(answer_by) : null} />
        <Fact name={t`Answered`} value={answered_at ? date(answered_at) : null} />
        <Fact name={t`Assigned to`} value={shown.assigned_name ?? t`Haat support`} />
        <Fact name={t`Closes on`} value={end ? date(end) : null} />
        <Fact
          name={t`Can be reopened until`}
          value={reopen_until ? date(reopen_until) : null}
        />
      </dl>
    </Card>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) =>
  value ? (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-500">{name}</dt>
      <dd className="text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
    </div>
  ) : null;
