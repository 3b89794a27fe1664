import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { cn } from '../class-names';
import { FieldFrame, INPUT, fieldProps, type FieldTexts } from './field-frame';

type Option = { value: string; label: string };
type Props = ComponentProps<'select'> &
  FieldTexts & { options: Option[]; placeholder?: string };

/** The browser's own list: it is the best one on a phone. */
export function Select(props: Props) {
  const { label, error, hint, tick, aside, className, id, ...rest } = props;
  const { options, placeholder, ...input } = rest;
  const ownId = useId();
  const texts = { label, error, hint, tick, aside };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} required={input.required} className={className} {...texts}>
      <div className="relative">
        <select
          className={cn(INPUT, 'h-[46px] appearance-none pr-10')}
          {...fieldProps(fieldId, texts)}
          {...input}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
          aria-hidden
        />
      </div>
    </FieldFrame>
  );
}
