import { useController } from 'react-hook-form';
import { useErrorText, type OwnTexts } from './use-error-text';

/** One field of the form around it, for a control of its own kind. */
export function useField<Value = string>(name: string, own?: OwnTexts) {
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
