import { isoDay, useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

const DAY_MS = 86_400_000;

/** Where a new day begins; `at` is a moment of it. */
export function DayLine({ day, at }: { day: string; at: string }) {
  const { date } = useFormat();
  const now = new Date();
  const isToday = day === isoDay(now);
  const isYesterday = day === isoDay(new Date(now.getTime() - DAY_MS));
  return (
    <li className="my-1 flex items-center gap-3 text-[12.5px] font-medium text-ink-500 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {isToday ? <Trans>Today</Trans> : isYesterday ? <Trans>Yesterday</Trans> : date(at)}
    </li>
  );
}
