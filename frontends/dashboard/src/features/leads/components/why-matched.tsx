import type { RequirementOut } from '@haat/api/requirements';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useScoreLabels } from '../hooks/use-score-labels';

/** What spoke for this company, and what against it. */
export function WhyMatched({ lead }: { lead: RequirementOut }) {
  const labelOf = useScoreLabels();
  const parts = (lead.match?.score.parts ?? []).filter(({ key }) => labelOf(key));
  if (parts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs">
      <span className="text-ink-500">
        <Trans>Why you:</Trans>
      </span>
      {parts.map(({ key, points }) => {
        const Sign = points < 0 ? Minus : Plus;
        return (
          <span
            key={key}
            className={cn(
              'inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 font-medium',
              points < 0 ? 'bg-sand text-ink-700' : 'bg-green-50 text-green-700',
            )}
          >
            <Sign className="size-3.5" aria-hidden />
            {labelOf(key)}
          </span>
        );
      })}
    </div>
  );
}
