import { notify, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useUpdateCompanyMutation, type OwnCompany } from '../../api/company';
import { useTellFailure } from '../desk/use-tell-failure';
import {
  changeOf,
  companyValues,
  type CompanyField,
  type CompanyValues,
} from './company-values';
import { conflicts } from './edits';
import type { CompanyEditor } from './use-company-editor';
import { useOpenErrors } from './use-open-errors';

const CONFLICT = 409;

/** Saves some fields. Somebody else's work on other fields is no conflict: then it goes on by itself. */
export function useSaveSection(editor: CompanyEditor, fields: readonly CompanyField[]) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [update, { isLoading, error, reset }] = useUpdateCompanyMutation();
  const { errors, mend } = useOpenErrors(error);
  const open = editor.touched(fields);

  async function send(company: OwnCompany) {
    const { version } = company;
    const change = changeOf(editor.values, open);
    await update({ ...change, ...(version ? { version } : {}) }).unwrap();
    editor.drop(fields);
    notify('success', t`Saved`);
  }

  async function afterConflict() {
    const fresh = await editor.refresh();
    const clash = conflicts(editor.edits, companyValues(fresh), open);
    if (clash.length === 0) return send(fresh);
    notify('warning', t`Somebody else changed this meanwhile. Please choose.`);
  }

  async function save() {
    try {
      await send(editor.company).catch((failure: unknown) => {
        if (statusOf(failure) !== CONFLICT) throw failure;
        return afterConflict();
      });
    } catch (failure) {
      tellFailure(failure);
    }
  }

  const discard = () => {
    reset();
    editor.drop(fields);
  };
  const set = (change: Partial<CompanyValues>) => {
    mend(Object.keys(change));
    editor.set(change);
  };
  return { open, set, save, discard, isSaving: isLoading, error, errors };
}
