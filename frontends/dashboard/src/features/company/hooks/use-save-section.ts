import type { OwnProfile } from '@haat/api/own-company';
import { clashes, merged, pick, placeServerErrors } from '@haat/forms';
import { notify, paths, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useOwnCompany, useUpdateSellerProfileMutation } from '../../../api/company';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import type { WireCompany } from '../company-schema';
import { typedCompany } from '../typed-company';
import type { CompanySection } from './use-company-section';

const CONFLICT = 409;

/** Saves what was typed in a section. Somebody else's work on other fields is no conflict. */
export function useSaveSection(section: CompanySection) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const { reload } = useOwnCompany();
  const [update, { isLoading }] = useUpdateSellerProfileMutation();
  const { form, base, open } = section;

  async function send({ version }: OwnProfile, wire: WireCompany): Promise<void> {
    const sent = form.getValues();
    const saved = await update({ ...pick(wire, open), version }).unwrap();
    const next = typedCompany(saved);
    section.settle(next, merged(sent, form.getValues(), next));
    const to = saved.slug ? paths.vendor(saved.slug) : undefined;
    notifyDone({ text: t`Company profile saved`, to });
  }

  async function resolve(wire: WireCompany): Promise<void> {
    const fresh = await reload();
    const clash = clashes(base, form.getValues(), typedCompany(fresh));
    if (clash.length === 0) return send(fresh, wire);
    notify('warning', t`Someone else changed this meanwhile. Please choose.`);
  }

  async function save(wire: WireCompany): Promise<void> {
    try {
      await send(section.company, wire).catch((failure: unknown) => {
        if (statusOf(failure) !== CONFLICT) throw failure;
        return resolve(wire);
      });
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
    }
  }

  return { save, isSaving: isLoading };
}
