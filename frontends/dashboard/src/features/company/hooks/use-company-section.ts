import type { OwnProfile } from '@haat/api/own-company';
import { clashes, differing, pick, useRebasedForm } from '@haat/forms';
import { useEffect, useMemo, useState } from 'react';
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
  const [schema] = useState(() => partSchema<TypedCompany>(fields));
  const { form, base, values, settle, discard } = useRebasedForm({
    schema,
    base: withEdits(saved, edits, fields, 'base'),
    draft: withEdits(saved, edits, fields, 'value'),
    saved,
  });
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
    discard: () => discard(saved),
  };
}

export type CompanySection = ReturnType<typeof useCompanySection>;
