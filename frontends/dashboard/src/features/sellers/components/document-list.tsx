import type { SellerSeen } from '@haat/api/admin-sellers';
import { Badge, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { OpenedBy } from '../../../components/review/opened-by';
import { DOCUMENT_TONES, useDocumentLabels } from '../../../hooks/use-document-labels';

/** The registration documents of a company, and who opened each. */
export function DocumentList({ seller: { documents } }: { seller: SellerSeen }) {
  const labels = useDocumentLabels();
  if (documents.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Documents</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <b className="font-semibold">{labels.kind(document.kind)}</b>
              <Badge tone={DOCUMENT_TONES[document.status] ?? 'grey'}>
                {labels.status(document.status)}
              </Badge>
            </p>
            <p className="text-sm [overflow-wrap:anywhere]">{document.name}</p>
            <OpenedBy openings={document.openings} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
