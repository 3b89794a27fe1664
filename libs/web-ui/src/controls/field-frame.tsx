import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../class-names';

export type FieldTexts = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Said in green once the value is right, e.g. "Looks good". */
  tick?: ReactNode;
  /** At the right of the label, e.g. a counter. */
  aside?: ReactNode;
};
type Props = FieldTexts & {
  id: string;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export const INPUT =
  'w-full rounded-md border-[1.5px] border-control bg-card px-3.5 text-base outline-none transition ' +
  'focus:border-indigo-600 focus:shadow-ring disabled:bg-sand aria-[invalid=true]:border-red-600';

/** What ties an input to its label and message for screen readers. */
export const fieldProps = (id: string, { error, hint, tick }: FieldTexts) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint || tick ? `${id}-note` : undefined,
});

/** The hint or error of an input; `aria-describedby` of the input is `${id}-note`. */
export function FieldNote({
  id,
  error,
  hint,
  tick,
}: Partial<FieldTexts> & { id: string }) {
  const text = error ?? tick ?? hint;
  if (!text) return null;
  const Icon = error ? TriangleAlert : Check;
  const tone = error
    ? 'font-medium text-red-700'
    : tick
      ? 'text-green-700'
      : 'text-ink-500';
  return (
    <p
      id={`${id}-note`}
      role={error ? 'alert' : undefined}
      className={cn('mt-1.5 flex items-center gap-1.5 text-sm', tone)}
    >
      {error || tick ? <Icon className="size-4 shrink-0" aria-hidden /> : null}
      {text}
    </p>
  );
}

/** Label above, message below: the same for every kind of input. */
export function FieldFrame(props: Props) {
  const { id, label, required, aside, className, children, error, hint, tick } = props;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline gap-2">
        <label htmlFor={id} className="text-[13.5px] font-semibold">
          {label}
          {required ? (
            <span className="text-red-600" aria-hidden>
              {' '}
              *
            </span>
          ) : null}
        </label>
        {aside ? <span className="ml-auto text-sm text-ink-500">{aside}</span> : null}
      </div>
      {children}
      <FieldNote id={id} error={error} hint={hint} tick={tick} />
    </div>
  );
}
