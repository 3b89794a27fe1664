import { useId, type ComponentProps } from 'react';
import { cn } from '../class-names';
import { FieldFrame, INPUT, fieldProps, type FieldTexts } from './field-frame';

/** A one-line input with label, hint, error and tick. */
export function Field(props: ComponentProps<'input'> & FieldTexts) {
  const { label, error, hint, tick, aside, className, id, ...input } = props;
  const ownId = useId();
  const texts = { label, error, hint, tick, aside };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} required={input.required} className={className} {...texts}>
      <input
        className={cn(INPUT, 'h-[46px]')}
        {...fieldProps(fieldId, texts)}
        {...input}
      />
    </FieldFrame>
  );
}
