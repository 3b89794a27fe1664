import type { ImportOut } from '@haat/api/imports';
import { Trans } from '@lingui/react/macro';
import { leftOut, type Mapping } from '../mapping';

type Props = { job: ImportOut; mapping: Mapping };

/** Columns nothing takes, and how they become specifications. */
export function SpareHeaders({ job, mapping }: Props) {
  const spare = leftOut(job.headers, mapping).filter(Boolean);
  const [first] = spare;
  if (!first) return null;
  const names = spare.join(', ');
  const example = `spec:${first}`;
  return (
    <p className="text-[14px] text-ink-500 [overflow-wrap:anywhere]">
      <Trans>
        Ignored columns: {names}. To import one as a specification, start its header with
        “spec:”, for example “{example}”.
      </Trans>
    </p>
  );
}
