import { useOwnSellerProfileQuery, useSession } from '@haat/platform';
import { useEffect, useMemo, useState } from 'react';
import type { OwnCompany } from '../../api/company';
import { companyValues, type CompanyField, type CompanyValues } from './company-values';
import { saveDraft, loadDraft } from '@haat/forms';
import {
  conflicts,
  edit,
  rebase,
  touched,
  withEdits,
  without,
  type Edits,
} from './edits';

/** The company as saved, the unsaved changes over it, and what stands against them. */
export function useCompanyEditor(company: OwnCompany) {
  const { user } = useSession();
  const draft = `profile.${user?.id ?? ''}`;
  const saved = useMemo(() => companyValues(company), [company]);
  const [edits, setEdits] = useState<Edits>(() => loadDraft<Edits>(draft));
  const { refetch } = useOwnSellerProfileQuery(true);
  useEffect(() => saveDraft(draft, edits), [draft, edits]);
  const all = Object.keys(saved) as CompanyField[];
  return {
    company,
    saved,
    edits,
    values: withEdits(saved, edits),
    isDirty: touched(edits, saved, all).length > 0,
    set: (change: Partial<CompanyValues>) => setEdits((now) => edit(now, saved, change)),
    touched: (fields: readonly CompanyField[]) => touched(edits, saved, fields),
    conflicts: (fields: readonly CompanyField[]) => conflicts(edits, saved, fields),
    keepMine: () => setEdits((now) => rebase(now, saved)),
    drop: (fields: readonly CompanyField[]) => setEdits((now) => without(now, fields)),
    refresh: async () => (await refetch().unwrap()) as OwnCompany,
  };
}

export type CompanyEditor = ReturnType<typeof useCompanyEditor>;
