import type { RequirementDraft } from '@haat/api/enquiries';
import { usePostRequirementMutation } from '@haat/enquiry';
import { messageOf, notify, paths, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** Saves the draft on the server and opens it in the form, where it can be changed and posted. */
export function useMakeRequirement() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [post, { isLoading }] = usePostRequirementMutation();
  const make = async (draft: RequirementDraft) => {
    try {
      const { id } = await post({ ...draft, status: 'draft' }).unwrap();
      await navigate(paths.requirementForm(id));
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t save it. Try again.`);
    }
  };
  return { make, isBusy: isLoading };
}
