import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../class-names';

type Props = ComponentProps<typeof Radix.Root> & { label: ReactNode };

/** A setting that is on or off and takes effect immediately. */
export function Switch({ label, className, ...root }: Props) {
  const id = useId();
  return (
    <div className={cn('flex min-h-11 items-center gap-2.5', className)}>
      <Radix.Root
        id={id}
        aria-labelledby={`${id}-label`}
        className="h-6 w-11 shrink-0 rounded-full bg-control p-0.5 transition-colors disabled:opacity-60 data-[state=checked]:bg-fill"
        {...root}
      >
        <Radix.Thumb className="block size-5 rounded-full bg-on-fill transition-transform data-[state=checked]:translate-x-5" />
      </Radix.Root>
      <label id={`${id}-label`} htmlFor={id} className="py-2.5 text-[14px] font-semibold">
        {label}
      </label>
    </div>
  );
}
