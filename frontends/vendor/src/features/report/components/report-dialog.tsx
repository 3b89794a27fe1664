import { companyName, paths, useLocale } from '@haat/platform';
import { Dialog, PlainLink } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { type Shop } from '../../shop/shop';
import { useReport } from '../use-report';
import { ReportForm } from './report-form';
import { ReportSent } from './report-sent';

/** The quiet button at the end of every page of a shop. */
export default function ReportDialog({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const name = companyName(shop, useLocale());
  const report = useReport(shop.slug);
  return (
    <>
      <Dialog
        title={<Trans>Report {name}</Trans>}
        description={t`Only our staff read this; the seller is not told who wrote.`}
        onOpenChange={(isOpen) => (isOpen ? undefined : report.clear())}
        trigger={
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 text-sm font-medium opacity-90 hover:underline hover:opacity-100 noscript:hidden"
          >
            <Flag className="size-4" aria-hidden />
            <Trans>Report this seller</Trans>
          </button>
        }
      >
        {report.reference === null ? (
          <ReportForm report={report} />
        ) : (
          <ReportSent reference={report.reference} />
        )}
      </Dialog>
      <PlainLink href={paths.plainForm('report-seller', { slug: shop.slug })}>
        <Trans>Report this seller</Trans>
      </PlainLink>
    </>
  );
}
