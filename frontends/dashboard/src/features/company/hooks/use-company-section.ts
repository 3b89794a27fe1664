import type { OwnProfile } from '@haat/api/own-company';
import { clashes, differing, merged, pick, rebase, useForm, useWatch } from '@haat/forms';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { partSchema, type CompanyField, type TypedCompany } from '../company-schema';
import { loadEdits, saveEdits, withEdits } from '../edits';
import { typedCompany } from '../typed-company';

/**
 * Some fields of the company, saved on their own. `base`: what they were typed upon. Fields that
 * nobody typed in follow what is saved; what is typed is a draft on this device.
 */
export function useCompanySection(
  company: OwnProfile,
  fields: readonly CompanyField[],
  draftName: string,
) {
  const saved = useMemo(() => typedCompany(company), [company]);
  const [edits] = useState(() => loadEdits(draftName));
  const [base, setBase] = useState(() => withEdits(saved, edits, fields, 'base'));
  const [draft] = useState(() => withEdits(saved, edits, fields, 'value'));
  const [schema] = useState(() => partSchema<TypedCompany>(fields));
  const form = useForm({ schema, saved: base, draft });
  const values = useWatch({ control: form.control }) as TypedCompany;

  const settle = (next: TypedCompany, typed: TypedCompany) => {
    setBase(next);
    rebase(form, next, typed);
  };
  const follow = useEffectEvent(() => {
    if (differing(base, saved).length === 0) return;
    const typed = form.getValues();
    const clash = clashes(base, typed, saved);
    settle({ ...saved, ...pick(base, clash) }, merged(base, typed, saved));
  });
  useEffect(() => follow(), [saved]);
  useEffect(() => {
    saveEdits(draftName, fields, base, values);
  }, [draftName, fields, base, values]);

  return {
    company,
    fields,
    form,
    base,
    saved,
    values,
    /** What is typed and not saved. */
    open: differing(base, values),
    /** What somebody else changed since it was typed. */
    clash: clashes(base, values, saved),
    settle,
    keepMine: () => settle(saved, values),
    takeSaved: (names: CompanyField[]) =>
      settle(saved, { ...values, ...pick(saved, names) }),
    discard: () => {
      setBase(saved);
      form.reset(saved);
    },
  };
}

export type CompanySection = ReturnType<typeof useCompanySection>;
