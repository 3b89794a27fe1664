import type { ChangeEvent } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { useErrorText, type OwnTexts } from './use-error-text';

type FieldOf<Value> = Omit<ControllerRenderProps, 'value' | 'onChange'> & {
  value: Value;
  onChange: (next: Value | ChangeEvent<HTMLElement>) => void;
  error: string | undefined;
};

/** One field of the form around it, for a control of its own kind. */
export function useField<Value = string>(name: string, own?: OwnTexts): FieldOf<Value> {
  const { field, fieldState } = useController({ name });
  const textOf = useErrorText();
  const { error } = fieldState;
  return {
    ...field,
    value: field.value as Value,
    // The error of a list stands beside those of its lines.
    error: textOf(error?.root ?? error, own),
  };
}
