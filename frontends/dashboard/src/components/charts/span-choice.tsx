import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';

const SPANS = [7, 30, 90];
type Props = { days: number; onChoose: (days: number) => void; className?: string };

export function SpanChoice({ days, onChoose, className }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <div
      role="group"
      aria-label={t`Days counted`}
      className={cn('flex gap-1', className)}
    >
      {SPANS.map((span) => (
        <button
          key={span}
          type="button"
          aria-pressed={span === days}
          onClick={() => onChoose(span)}
          className={cn(
            'h-11 rounded-md px-3 text-[13.5px] font-semibold text-ink-700 hover:bg-sand',
            span === days && 'bg-indigo-50 text-indigo-700',
          )}
        >
          <Trans>{number(span)} days</Trans>
        </button>
      ))}
    </div>
  );
}
