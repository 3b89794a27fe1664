import type { Verification } from '@haat/api/admin-verifications';
import { Card, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, FileText, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useSingleKeys } from '../../../hooks/use-single-keys';
import { useDocumentLabels } from '../../../hooks/use-document-labels';
import { DocumentReview } from './document-review';
import { Viewer } from './viewer';

type Props = { verification: Verification; onRefresh: () => void };
const ICONS: Record<string, LucideIcon> = {
  approved: CircleCheck,
  rejected: CircleX,
  pending: FileText,
};

/** The documents one at a time, large enough to read, each with its own decision. */
export function DocumentsCard({ verification, onRefresh }: Props) {
  const { t } = useLingui();
  const labels = useDocumentLabels();
  const [chosen, setChosen] = useState(0);
  const { documents } = verification;
  const last = documents.length - 1;
  const step = (by: number) => setChosen((now) => Math.max(0, Math.min(now + by, last)));
  useSingleKeys({ j: () => step(1), k: () => step(-1) });
  const current = documents[Math.min(chosen, last)];
  if (!current) {
    return (
      <Card className="p-5 text-ink-500">
        <Trans>No documents were sent.</Trans>
      </Card>
    );
  }
  return (
    <Card className="overflow-hidden">
      <div
        role="group"
        aria-label={t`Documents`}
        className="flex gap-1 overflow-x-auto border-b border-line p-2"
      >
        {documents.map((document, index) => {
          const Icon = ICONS[document.status] ?? FileText;
          return (
            <button
              key={document.id}
              type="button"
              aria-pressed={document.id === current.id}
              onClick={() => setChosen(index)}
              className={cn(
                'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md px-3 text-[14px] font-medium text-ink-700 hover:bg-sand',
                document.id === current.id && 'bg-indigo-50 text-indigo-700',
              )}
            >
              <Icon
                className={cn(
                  'size-4 shrink-0',
                  document.status === 'approved' && 'text-green-600',
                  document.status === 'rejected' && 'text-red-600',
                )}
                aria-hidden
              />
              {labels.kind(document.kind)}
            </button>
          );
        })}
      </div>
      <Viewer
        key={current.id}
        document={current}
        isUnopened={verification.unopened_ids.includes(current.id)}
        onOpened={onRefresh}
      />
      <DocumentReview
        key={`judge-${current.id}`}
        verification={verification}
        document={current}
        onRefresh={onRefresh}
      />
    </Card>
  );
}
