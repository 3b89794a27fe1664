import type { Statutory } from '@haat/api/statutory';
import { Badge, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useOwnStatutoryQuery } from '../../../api/statutory';
import { STATUTORY_TONES } from '../../../hooks/use-document-labels';
import { ApprovedDocuments } from './approved-documents';
import { DocumentsInReview } from './documents-in-review';
import { StatutoryForm } from './statutory-form';
import { ToSendAgain } from './to-send-again';

/** Registration and tax documents: sent, reviewed, decided; the page follows the decision automatically. */
export function StatutorySection() {
  const { data, error, refetch } = useOwnStatutoryQuery();
  return (
    <div id="statutory" className="scroll-mt-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-[13.5px] font-semibold">
          <Trans>PAN/VAT documents</Trans>
        </h3>
        {data ? (
          <Badge tone={STATUTORY_TONES[data.status] ?? 'grey'}>{data.status_label}</Badge>
        ) : null}
      </div>
      <div className="mt-3" aria-live="polite">
        {error && !data ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Part saved={data} />
        ) : (
          <Skeleton className="h-40 rounded-md" />
        )}
      </div>
    </div>
  );
}

function Part({ saved }: { saved: Statutory }) {
  switch (saved.status) {
    case 'pending':
      return <DocumentsInReview saved={saved} />;
    case 'approved':
      return <ApprovedDocuments saved={saved} />;
    case 'rejected':
    case 'expired':
      return <ToSendAgain saved={saved} />;
    default:
      return <StatutoryForm saved={saved} />;
  }
}
