import type { ImportOut } from '@haat/api/imports';
import { useFormat } from '@haat/platform';
import { Card, Spinner } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Bar } from './bar';
import { CountsLine } from './counts-line';

type Props = { job: ImportOut; title: ReactNode };

/** The worker has it; this page only looks on. */
export function AtWork({ job, title }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { status, processed, total } = job;
  const isCounted = status !== 'uploaded' && total > 0;
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="flex items-center gap-3 text-lg leading-snug" role="status">
        <Spinner />
        {title}
      </h3>
      {isCounted ? (
        <>
          <Bar share={processed / total} label={t`Progress`} />
          <p className="text-ink-700 tabular-nums">
            <Trans>
              {number(processed)} of {number(total)} rows
            </Trans>
          </p>
        </>
      ) : null}
      {status === 'processing' ? (
        <p className="text-ink-700">
          <CountsLine counts={job} />
        </p>
      ) : null}
      <p className="text-sm text-ink-500">
        <Trans>You can leave this page. We’ll notify you when it’s done.</Trans>
      </p>
    </Card>
  );
}
