import { useLocalName, type Product } from '@haat/platform';
import { Button, Dialog, DialogClose } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheckBig, Flag } from 'lucide-react';
import { ReportForm } from './report-form';
import { useReport } from './use-report';

/** The quiet button beside wishlist and share. */
export function ReportProduct({ product }: { product: Product }) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const report = useReport(product.slug);
  return (
    <Dialog
      title={<Trans>Report {name}</Trans>}
      description={t`Only our staff read this; the seller is not told who wrote.`}
      onOpenChange={(isOpen) => (isOpen ? undefined : report.clear())}
      trigger={
        <Button variant="ghost" size="sm" className="h-11 px-2.5">
          <Flag aria-hidden />
          <Trans>Report</Trans>
        </Button>
      }
    >
      {report.isSent ? <Sent /> : <ReportForm report={report} />}
    </Dialog>
  );
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
