import { useWatch, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { FormOf } from './use-form';

/** Whether the schema accepts what is typed now. Marks of the server do not count. */
export function useIsAccepted<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  schema: ZodMiniType<Wire, Typed>,
): boolean {
  return schema.safeParse(useWatch({ control: form.control })).success;
}
