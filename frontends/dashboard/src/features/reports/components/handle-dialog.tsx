import type { ReportOut } from '@haat/api/admin-seller-reports';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { HandleForm } from './handle-form';

/** Done with it, or not done after all. */
export function HandleDialog({ report }: { report: ReportOut }) {
  const [isOpen, setIsOpen] = useState(false);
  const isDone = report.status === 'handled';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" className="justify-self-start">
          {isDone ? <Trans>Open again</Trans> : <Trans>Resolve</Trans>}
        </Button>
      }
      title={
        isDone ? (
          <Trans>Reopen report {report.reference}?</Trans>
        ) : (
          <Trans>Mark report {report.reference} as resolved?</Trans>
        )
      }
    >
      <HandleForm
        report={report}
        status={isDone ? 'open' : 'handled'}
        onClose={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
