import type { ChangeEvent } from 'react';
import {
  useController,
  useFormContext,
  type ControllerRenderProps,
} from 'react-hook-form';
import { SERVER } from './refusal';
import { useErrorText, type OwnTexts } from './use-error-text';

type FieldOf<Value> = Omit<ControllerRenderProps, 'value' | 'onChange'> & {
  value: Value;
  onChange: (next: Value | ChangeEvent<HTMLElement>) => void;
  error: string | undefined;
};

/** One field of the form around it, for a control of its own kind. */
export function useField<Value = string>(name: string, own?: OwnTexts): FieldOf<Value> {
  const { clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const textOf = useErrorText();
  const { error } = fieldState;
  return {
    ...field,
    value: field.value as Value,
    onChange: (next) => {
      // The library checks again only what was submitted, and a server may refuse before.
      if (error?.type === SERVER) clearErrors(name);
      field.onChange(next);
    },
    // The error of a list is next to those of its lines.
    error: textOf(error?.root ?? error, own),
  };
}
