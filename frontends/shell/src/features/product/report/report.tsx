import { Button, DialogClose } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import { ReportForm } from './report-form';
import { useReport } from './use-report';

/** What stands in the dialog: a new report each time it is opened. */
export default function Report({ slug }: { slug: string }) {
  const report = useReport(slug);
  return report.isSent ? <Sent /> : <ReportForm report={report} />;
}

const Sent = () => (
  <div role="status" className="grid justify-items-center gap-3 text-center">
    <CircleCheckBig className="size-10 text-green-600" aria-hidden />
    <p>
      <Trans>Thank you. Our staff will look at it.</Trans>
    </p>
    <DialogClose>
      <Button>
        <Trans>Done</Trans>
      </Button>
    </DialogClose>
  </div>
);
