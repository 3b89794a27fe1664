import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { clashes, differing, merged, pick } from './merge';
import { rebase } from './rebase';
import { useForm } from './use-form';

type Options<Typed, Wire> = {
  schema: ZodMiniType<Wire, Typed>;
  /** The saved state that the draft was typed upon. Read once. */
  base: Typed;
  /** Read once, like `base`. */
  draft?: Typed | undefined;
  /** What the server has now. The form follows each change of it. */
  saved?: Typed;
};

/**
 * A form whose saved state may change while somebody types. Fields that nobody typed in follow
 * what is saved. A field that both changed keeps its value and its base: somebody must choose.
 */
export function useRebasedForm<Typed extends FieldValues, Wire>({
  schema,
  base: initial,
  draft,
  saved,
}: Options<Typed, Wire>) {
  const [base, setBase] = useState(initial);
  const form = useForm({ schema, saved: base, draft });
  const values = useWatch({ control: form.control }) as Typed;

  /** From now on the form is dirty where `typed` differs from `next`. */
  const settle = (next: Typed, typed: Typed) => {
    setBase(next);
    rebase(form, next, typed);
  };
  const follow = useEffectEvent(() => {
    if (!saved || differing(base, saved).length === 0) return;
    const typed = form.getValues();
    const clash = clashes(base, typed, saved);
    settle({ ...saved, ...pick(base, clash) }, merged(base, typed, saved));
  });
  useEffect(() => follow(), [saved]);

  return {
    form,
    base,
    values,
    settle,
    /** Upon `next`, with what was typed since `typedUpon`. */
    join: (next: Typed, typedUpon: Typed) =>
      settle(next, merged(typedUpon, form.getValues(), next)),
    /** What is typed is lost, and so are the marks of refused fields. */
    discard: (next: Typed) => {
      setBase(next);
      form.reset(next);
    },
  };
}
