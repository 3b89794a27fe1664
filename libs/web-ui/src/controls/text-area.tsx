import { useId, type ComponentProps } from 'react';
import { cn } from '../class-names';
import { FieldFrame, INPUT, fieldProps, type FieldTexts } from './field-frame';

export function TextArea(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, error, hint, tick, aside, className, id, rows = 3, ...input } = props;
  const ownId = useId();
  const texts = { label, error, hint, tick, aside };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} required={input.required} className={className} {...texts}>
      <textarea
        rows={rows}
        className={cn(INPUT, 'resize-y py-2.5 leading-normal')}
        {...fieldProps(fieldId, texts)}
        {...input}
      />
    </FieldFrame>
  );
}
