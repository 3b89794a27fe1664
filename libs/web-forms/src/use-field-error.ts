import { useFormContext, useFormState } from 'react-hook-form';
import { useErrorText, type OwnTexts } from './use-error-text';

/** The error of a path that is no control of its own: a list, or a part of a value. */
export function useFieldError(name: string, own?: OwnTexts): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control });
  const { error } = getFieldState(name, state);
  return useErrorText()(error?.root ?? error, own);
}
