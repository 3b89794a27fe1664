import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import {
  useForm as useHookForm,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { typedSince } from './typed-before';

/** `Typed`: what the fields hold. `Wire`: what the schema makes of it for the API. */
export type FormOf<Typed extends FieldValues, Wire = Typed> = UseFormReturn<
  Typed,
  unknown,
  Wire
>;
type Options<Typed, Wire> = {
  schema: ZodMiniType<Wire, Typed>;
  /** What is saved: the form is dirty where it differs. */
  saved: Typed;
  /** A draft: laid over `saved` once the form is there. */
  draft?: Typed | undefined;
};

/** Checks when it is submitted, and from then on a field whenever it changes. */
export function useForm<Typed extends FieldValues, Wire>({
  schema,
  saved,
  draft,
}: Options<Typed, Wire>): FormOf<Typed, Wire> {
  const form = useHookForm<Typed, unknown, Wire>({
    resolver: zodResolver(schema),
    defaultValues: saved as never,
    // `Form` focuses the first one of the page; the library the first one registered.
    shouldFocusError: false,
  });
  const restore = useEffectEvent(() => {
    if (!draft) return;
    const typed = typedSince(form.getValues(), saved);
    form.reset({ ...draft, ...typed }, { keepDefaultValues: true });
  });
  // Only once: what is typed then is the form's own.
  useEffect(() => restore(), []);
  return form;
}
