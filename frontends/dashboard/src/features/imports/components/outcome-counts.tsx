import type { ImportOut } from '@haat/api/imports';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The figures of the report. */
export function OutcomeCounts({ job }: { job: ImportOut }) {
  const { total, created, updated, failed } = job;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Figure label={<Trans>Rows</Trans>} value={total} />
      <Figure label={<Trans>New products</Trans>} value={created} />
      <Figure label={<Trans>Changed products</Trans>} value={updated} />
      <Figure label={<Trans>Skipped</Trans>} value={failed} />
    </dl>
  );
}

function Figure({ label, value }: { label: ReactNode; value: number }) {
  const { number } = useFormat();
  return (
    <div className="rounded-md bg-paper p-3.5">
      <dt className="text-sm text-ink-500">{label}</dt>
      <dd className="text-xl font-bold tabular-nums">{number(value)}</dd>
    </div>
  );
}
