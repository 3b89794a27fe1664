import { useEffect } from 'react';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { loadDraft, saveDraft } from './draft';
import type { FormOf } from './use-form';

/** `at`: when it was typed, in ISO 8601. */
export type Draft<Typed> = { values: Typed; at: string };

/** A draft with every field of `saved`: one of an older version of the page may lack some. */
export function draftOf<Typed extends object>(
  name: string,
  saved: Typed,
): Draft<Typed> | undefined {
  const { values, at = '' } = loadDraft<Draft<Partial<Typed>>>(name);
  return values && { values: { ...saved, ...values }, at };
}

/** Saves a draft with each change, until the form is as saved again or `finish` is called. */
export function useAutosave<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  name: string,
) {
  const { control } = form;
  const values = useWatch({ control });
  const { isDirty } = useFormState({ control });
  useEffect(() => {
    saveDraft(name, isDirty ? { values, at: new Date().toISOString() } : {});
  }, [name, isDirty, values]);
  return {
    /** It is sent: no draft remains, and what follows is a new one. */
    finish: () => {
      saveDraft(name, {});
      form.reset(form.getValues());
    },
  };
}
