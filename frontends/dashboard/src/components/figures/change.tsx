import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';

type Props = {
  value: number;
  before: number;
  days: number;
  isOfSpan: boolean;
  /** Money, for instance. */
  written?: (value: number) => string;
};

/** Which way a figure went, and what it was. More is not always better: no colours. */
export function Change({ value, before, days, isOfSpan, written }: Props) {
  const { number } = useFormat();
  if (value === 0 && before === 0) return null;
  const was = (written ?? number)(before);
  const span = number(days);
  const Arrow = value > before ? ArrowUp : value < before ? ArrowDown : ArrowRight;
  return (
    <span className="mt-auto flex items-start gap-1 pt-1 text-[13px] leading-snug text-ink-500 text-balance tabular-nums">
      <Arrow className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      {value === before ? (
        <Trans>No change in {span} days</Trans>
      ) : isOfSpan ? (
        <Trans>
          {span} days before: {was}
        </Trans>
      ) : (
        <Trans>
          {span} days ago: {was}
        </Trans>
      )}
    </span>
  );
}
