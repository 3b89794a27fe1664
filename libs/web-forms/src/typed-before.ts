import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { FormOf } from './use-form';

/** `texts`: by field name, as `FormData` has them. An empty one changes nothing. */
export function setTyped<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  texts: Record<string, string>,
): void {
  for (const [name, value] of Object.entries(form.getValues() as FieldValues)) {
    const text = texts[name];
    if (!text || text === value) continue;
    // A checkbox that is not checked has no text.
    const typed = typeof value === 'boolean' ? true : text;
    form.setValue(name as Path<Typed>, typed as PathValue<Typed, Path<Typed>>, {
      shouldDirty: true,
    });
  }
}

/** The texts that differ from `saved`: they are newer than a draft. */
export const typedSince = <Typed extends FieldValues>(
  values: Typed,
  saved: Typed,
): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value !== 'object' && value !== saved[name],
    ),
  ) as Partial<Typed>;
