import { useFormat } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Tag } from 'lucide-react';

const SHOWN = 2;

/** The seller's own words for an enquiry; where there is little room, the first of them. */
export function LabelChips({ labels }: { labels: string[] | null | undefined }) {
  const { number } = useFormat();
  if (!labels || labels.length === 0) return null;
  const more = labels.length - SHOWN;
  return (
    <>
      {labels.slice(0, SHOWN).map((label) => (
        <Badge key={label} tone="indigo" className="max-w-[140px]">
          <Tag aria-hidden />
          <span className="truncate">{label}</span>
        </Badge>
      ))}
      {more > 0 ? (
        <span className="text-xs text-ink-500" title={labels.slice(SHOWN).join(', ')}>
          <Trans>{number(more)} more</Trans>
        </span>
      ) : null}
    </>
  );
}
