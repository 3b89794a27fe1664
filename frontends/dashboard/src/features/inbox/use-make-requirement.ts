import { messageOf, notify, paths, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useDraftRequirementMutation } from '../../api/requirement-draft';

/** Keeps the draft on the server and goes on in the form, where it can be changed and posted. */
export function useMakeRequirement() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [keep, { isLoading }] = useDraftRequirementMutation();
  const make = async (draft: Record<string, unknown>) => {
    try {
      const { id } = await keep(draft).unwrap();
      await navigate(paths.requirementForm(id));
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`It was not saved.`);
    }
  };
  return { make, isBusy: isLoading };
}
