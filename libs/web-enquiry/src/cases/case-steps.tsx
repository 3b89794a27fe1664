import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { Case } from './case-types';

type State = 'done' | 'current' | 'open';
const BARS: Record<State, string> = {
  done: 'bg-green-600',
  current: 'bg-indigo-600',
  open: 'bg-line-strong',
};

/** From sent to closed, with the day of each step. Phones name the current one only. */
export function CaseSteps({ status, steps }: Pick<Case, 'status' | 'steps'>) {
  const { t } = useLingui();
  const { date } = useFormat();
  const current = steps.findIndex((step) => step.status === status);
  const stateOf = (at: string | null, index: number): State => {
    if (index === current) return 'current';
    return index < current && at ? 'done' : 'open';
  };
  return (
    <ol aria-label={t`Steps`} className="flex gap-1.5">
      {steps.map(({ status: name, label, at }, index) => {
        const state = stateOf(at, index);
        return (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className="min-w-0 flex-1"
          >
            <span aria-hidden className={cn('block h-1 rounded-full', BARS[state])} />
            <span
              className={cn(
                'mt-1.5 block text-[13.5px] leading-snug',
                state === 'current'
                  ? 'whitespace-nowrap font-semibold text-indigo-700'
                  : 'max-sm:sr-only',
                state === 'open' && 'text-ink-500',
              )}
            >
              {label}
              {at && state !== 'open' ? (
                <time dateTime={at} className="block font-normal text-ink-500">
                  {date(at)}
                </time>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
