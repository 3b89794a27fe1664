import { readNumber } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../class-names';
import { useNumberProblem } from './use-number-problem';

type Props = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  step?: number;
  label: string;
  className?: string;
};
const BUTTON =
  'grid w-11 place-items-center text-ink-700 hover:bg-sand disabled:opacity-40';

export function QuantityStepper(props: Props) {
  const { value, onChange, min = 1, step = 1, label, className } = props;
  const { t } = useLingui();
  const [text, setText] = useState<string>();
  const problem = useNumberProblem(text ?? '', { isInteger: true });
  const change = (next: number) => onChange(Math.max(min, next));
  function type(typed: string) {
    setText(typed);
    const next = Number(readNumber(typed) ?? Number.NaN);
    if (Number.isInteger(next) && next >= min) onChange(next);
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={cn(
        'inline-flex h-[46px] overflow-hidden rounded-md border border-line-strong bg-card',
        className,
      )}
    >
      <button
        type="button"
        className={BUTTON}
        aria-label={t`Less`}
        disabled={value <= min}
        onClick={() => change(value - step)}
      >
        <Minus className="size-4" aria-hidden />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        className="w-16 bg-transparent text-center font-semibold tabular-nums outline-none"
        value={text ?? value}
        aria-invalid={problem ? true : undefined}
        title={problem}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setText(undefined)}
      />
      <button
        type="button"
        className={BUTTON}
        aria-label={t({ message: 'More', context: 'quantity' })}
        onClick={() => change(value + step)}
      >
        <Plus className="size-4" aria-hidden />
      </button>
    </div>
  );
}
