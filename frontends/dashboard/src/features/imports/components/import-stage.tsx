import type { ImportOut } from '@haat/api/imports';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AtWork } from './at-work';
import { BadRows } from './bad-rows';
import { CheckReport } from './check-report';
import { MappingForm } from './mapping-form';
import { Outcome } from './outcome';

/** Content and actions of the upload's current step. */
export function ImportStage({ job }: { job: ImportOut }) {
  const [isMapping, setIsMapping] = useState(false);
  if (job.status === 'mapping' || (job.status === 'validated' && isMapping)) {
    return <MappingForm job={job} onDone={() => setIsMapping(false)} />;
  }
  if (job.status === 'validated') {
    return (
      <div className="grid gap-5">
        <CheckReport job={job} onColumns={() => setIsMapping(true)} />
        <BadRows job={job} />
      </div>
    );
  }
  if (job.status === 'processing') {
    return <AtWork job={job} title={<Trans>Importing products</Trans>} />;
  }
  if (job.status === 'uploaded') {
    return <AtWork job={job} title={<Trans>Reading file…</Trans>} />;
  }
  if (job.status === 'validating') {
    return <AtWork job={job} title={<Trans>Checking rows…</Trans>} />;
  }
  if (job.is_undoing) {
    return <AtWork job={job} title={<Trans>Undoing the import</Trans>} />;
  }
  return (
    <div className="grid gap-5">
      <Outcome job={job} />
      {job.status === 'completed_with_errors' && !job.undone_at ? (
        <BadRows job={job} />
      ) : null}
    </div>
  );
}
