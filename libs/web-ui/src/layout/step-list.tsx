import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { cn } from '../class-names';

export type ListedStep = { name: string; isDone: boolean; isReachable: boolean };
type Props = { steps: ListedStep[]; at: number; onGo: (index: number) => void };

const COLUMNS: Record<number, string> = { 4: 'grid-cols-4', 5: 'grid-cols-5' };

/** The pages of a wizard; done ones can be visited again. */
export function StepList({ steps, at, onGo }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <ol
      aria-label={t`Steps`}
      className={cn('mb-6 grid gap-1.5', COLUMNS[steps.length] ?? 'grid-cols-3')}
    >
      {steps.map(({ name, isDone, isReachable }, index) => (
        <li key={name}>
          <button
            type="button"
            disabled={!isReachable}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onGo(index)}
            className="grid min-h-14 w-full justify-items-center gap-1.5 rounded-md py-1 text-[12.5px] font-semibold leading-tight text-ink-500 aria-[current=step]:text-indigo-700"
          >
            <span
              className={cn(
                'grid size-8 place-items-center rounded-full border-[1.5px] border-control bg-card tabular-nums',
                isDone && 'border-fill-success bg-fill-success text-on-fill',
                index === at && 'border-fill bg-fill text-on-fill',
              )}
            >
              {isDone && index !== at ? (
                <Check className="size-4" strokeWidth={3} aria-hidden />
              ) : (
                number(index + 1)
              )}
            </span>
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
}
