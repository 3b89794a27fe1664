import type { Verification } from '@haat/api/admin-verifications';
import { Card, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, FileText, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useSingleKeys } from '../../../hooks/use-single-keys';
import { usePaperWords } from '../../statutory/use-paper-words';
import { JudgeDocument } from './judge-document';
import { Viewer } from './viewer';

type Props = { verification: Verification; onRefresh: () => void };
const ICONS: Record<string, LucideIcon> = {
  approved: CircleCheck,
  rejected: CircleX,
  pending: FileText,
};

/** The documents one at a time, large enough to read, each with its own verdict. */
export function DocumentsCard({ verification, onRefresh }: Props) {
  const { t } = useLingui();
  const words = usePaperWords();
  const [chosen, setChosen] = useState(0);
  const { documents } = verification;
  const last = documents.length - 1;
  const turn = (by: number) => setChosen((now) => Math.max(0, Math.min(now + by, last)));
  useSingleKeys({ j: () => turn(1), k: () => turn(-1) });
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
        {documents.map((paper, index) => {
          const Icon = ICONS[paper.status] ?? FileText;
          return (
            <button
              key={paper.id}
              type="button"
              aria-pressed={paper.id === current.id}
              onClick={() => setChosen(index)}
              className={cn(
                'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md px-3 text-[14px] font-medium text-ink-700 hover:bg-sand',
                paper.id === current.id && 'bg-indigo-50 text-indigo-700',
              )}
            >
              <Icon
                className={cn(
                  'size-4 shrink-0',
                  paper.status === 'approved' && 'text-green-600',
                  paper.status === 'rejected' && 'text-red-600',
                )}
                aria-hidden
              />
              {words.kind(paper.kind)}
            </button>
          );
        })}
      </div>
      <Viewer key={current.id} paper={current} />
      <JudgeDocument
        key={`judge-${current.id}`}
        verification={verification}
        paper={current}
        onRefresh={onRefresh}
      />
    </Card>
  );
}
