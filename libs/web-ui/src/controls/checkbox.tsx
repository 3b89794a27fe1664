import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../class-names';
import { FieldNote } from './field-frame';

type Props = ComponentProps<'input'> & { label: ReactNode; error?: string | undefined };

export function Checkbox({ label, error, className, id, ...input }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <label className="flex min-h-6 items-start gap-2.5 text-[14px]">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            id={fieldId}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId}-note` : undefined}
            className="peer size-5 appearance-none rounded-[6px] border-[1.5px] border-control bg-card checked:border-fill checked:bg-fill"
            {...input}
          />
          <Check
            className={cn(
              'pointer-events-none absolute size-3.5 text-on-fill opacity-0 peer-checked:opacity-100',
            )}
            strokeWidth={3}
            aria-hidden
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNote id={fieldId} error={error} />
    </div>
  );
}
