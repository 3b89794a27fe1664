import { useFormat } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Tag } from 'lucide-react';

const MAX_VISIBLE = 2;

/** The seller's labels of an enquiry; on small screens the first ones. */
export function LabelChips({ labels }: { labels: string[] | null | undefined }) {
  const { number } = useFormat();
  if (!labels || labels.length === 0) return null;
  const more = labels.length - MAX_VISIBLE;
  return (
    <>
      {labels.slice(0, MAX_VISIBLE).map((label) => (
        <Badge key={label} tone="indigo" className="max-w-[140px]">
          <Tag aria-hidden />
          <span className="truncate">{label}</span>
        </Badge>
      ))}
      {more > 0 ? (
        <span
          className="text-xs text-ink-500"
          title={labels.slice(MAX_VISIBLE).join(', ')}
        >
          <Trans>{number(more)} more</Trans>
        </span>
      ) : null}
    </>
  );
}
