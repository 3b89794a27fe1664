import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { STEPS } from '../steps';

type Props = { at: number; saved: number; onGo: (index: number) => void };

/** The five pages of the onboarding; done ones can be visited again. */
export function StepRail({ at, saved, onGo }: Props) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  return (
    <ol aria-label={t`Steps`} className="mb-6 grid grid-cols-5 gap-1.5">
      {STEPS.map((step, index) => {
        const isDone = step.number <= saved;
        const isReachable =
          isDone || index === 0 || (STEPS[index - 1]?.number ?? 0) <= saved;
        return (
          <li key={step.number}>
            <button
              type="button"
              disabled={!isReachable}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
              className="grid min-h-14 w-full justify-items-center gap-1.5 rounded-md py-1 text-[12.5px] font-semibold text-ink-500 aria-[current=step]:text-indigo-700"
            >
              <span
                className={cn(
                  'grid size-8 place-items-center rounded-full border-[1.5px] border-control bg-card tabular-nums',
                  isDone && 'border-green-600 bg-green-600 text-white',
                  index === at && 'border-indigo-600 bg-indigo-600 text-white',
                )}
              >
                {isDone && index !== at ? (
                  <Check className="size-4" strokeWidth={3} aria-hidden />
                ) : (
                  number(index + 1)
                )}
              </span>
              {i18n._(step.words)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
