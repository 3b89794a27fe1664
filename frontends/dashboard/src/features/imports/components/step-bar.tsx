import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { STEPS, type Step } from '../stages';

const LABELS: Record<Step, ReturnType<typeof msg>> = {
  template: msg`Template`,
  file: msg`File`,
  check: msg`Check`,
  upload: msg`Upload`,
  report: msg`Result`,
};

/** Where one is between the empty sheet and the report. */
export function StepBar({ current }: { current: Step }) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const here = STEPS.indexOf(current);
  return (
    <ol aria-label={t`Import steps`} className="mb-5 flex gap-1 sm:gap-2">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={cn(
            'flex flex-1 items-center gap-2 border-t-[3px] border-line pt-2 text-[13px] font-medium text-ink-500 max-sm:flex-col max-sm:items-start max-sm:gap-1 sm:text-[14px]',
            index <= here && 'border-indigo-600 text-indigo-700',
            step === current && 'font-semibold',
          )}
        >
          <span
            className={cn(
              'grid size-6 shrink-0 place-items-center rounded-full bg-sand text-xs font-bold tabular-nums text-ink-700',
              index <= here && 'bg-fill text-on-fill',
            )}
          >
            {index < here ? (
              <Check className="size-3.5" strokeWidth={3} aria-hidden />
            ) : (
              number(index + 1)
            )}
          </span>
          {i18n._(LABELS[step])}
          {index < here ? (
            <span className="sr-only">
              <Trans>done</Trans>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
